/* Attributes by which the page's scripts find elements. Style sheets name some of them, too. */

/** On the answer of the hero, with which a message begins. */
export const begunMark = 'data-begun';
/** On the form's live region: its text while a submit waits for React. */
export const loadingMark = 'data-loading';
/** There, too: its text while a submit waits for a connection. */
export const waitingMark = 'data-waiting';
/** On the styles for a page that is not whole yet. */
export const whileLoadingMark = 'data-while-loading';
/** On the year of the build, in place of which a visitor sees the present one. */
export const yearMark = 'data-year';
