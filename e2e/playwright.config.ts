// For a while: `--config e2e` still finds the settings, which are in the root now.
export { default } from '../playwright.config';
