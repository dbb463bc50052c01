// Runs before every build and before `npm run dev`. Prints each error in one line.
try {
  // Imported here, so that a syntax error in a record is printed like any other error.
  const { checkProject } = await import('./checkProject');
  await checkProject(process.argv.includes('--live'));
} catch (error) {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [place] = /content\/\w+\.ts:\d+/.exec(stack) ?? [];
  if (place && message.startsWith('Transform failed')) {
    const hint = "look for a plain ' inside a text (write ’), a missing comma or a missing quote";
    console.error(`${place}  cannot be read  ${hint}`);
  } else {
    console.error(place && !message.includes(place) ? `${place}  ${message}` : message);
  }
  process.exit(1);
}

export {};
