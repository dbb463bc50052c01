import { chunkAddress } from './chunkAddress';

/*
 * app/_client/deferHydration.ts loads a file that contains the page's data for React, followed by this code.
 * The build defines the constants.
 */

declare const STYLE_SHEETS: readonly string[];
/** The CSS of elements that only scripts add, and the fonts of letters that the page lacks. */
declare const LATE_STYLES: string;
declare const SCRIPTS: readonly string[];
/** The bundler's runtime. It starts the application when it runs. */
declare const RUNTIME: string;

type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | undefined }): unknown;
};

// The bundler loads chunks by plain URLs. Trusted Types block them unless a default policy allows them.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => chunkAddress.exec(address)?.[0],
});

// React loads each style sheet for which it finds no link. The rules are already inline, so add disabled
// links, which browsers do not fetch.
for (const href of STYLE_SHEETS) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

const lateStyles = new CSSStyleSheet();
lateStyles.replaceSync(LATE_STYLES);
document.adoptedStyleSheets.push(lateStyles);

// Next's replaceState restores the URL with which it started. Links change the URL here, and never scripts, so drop
// that URL. Then a hash followed during hydration stays.
const replaceState = history.replaceState.bind(history);
history.replaceState = (state) => replaceState(state, '');

// Next adds an empty alert region for client-side navigation. This site has no client-side navigation.
customElements.define(
  'next-route-announcer',
  class extends HTMLElement {
    connectedCallback() {
      this.remove();
    }
  },
);

// If a chunk is missing, Next shows its error page. So load every chunk before the runtime.
Promise.all(SCRIPTS.map(load))
  .then(() => load(RUNTIME))
  .catch(() => undefined); // The page keeps working as plain HTML.

function load(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // React loads a script again unless its element is marked async.
    const attributes = { src, async: true, onload: resolve, onerror: reject };
    document.head.append(Object.assign(document.createElement('script'), attributes));
  });
}
