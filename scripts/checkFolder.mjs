// Imported before the tools, which crash in such a folder.
if (/[#?]/.test(process.cwd())) {
  console.error(`${process.cwd()}  must not have # or ? in its path: Next.js and tsx cannot work in such a folder`);
  process.exit(1);
}
