// Runs a TypeScript file, as the command tsx does.
import './checkFolder.mjs';
import 'tsx/cli';
