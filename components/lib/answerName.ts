/** The name of the radio buttons of the hero. Their values are beginnings of a message; one is empty. */
export const answerName = 'answer';
