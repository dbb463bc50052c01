import { chunkAddress } from './chunkAddress';

/*
 * The end of the file that app/_client/deferHydration.ts loads. Before it stands the page's data for React.
 * The build fills in the constants.
 */

declare const STYLE_SHEETS: readonly string[];
/** The rules for what only scripts bring into the page, such as the messages of the form. */
declare const LATE_STYLES: string;
declare const SCRIPTS: readonly string[];
/** The bundler's runtime, which starts the application as soon as it runs. */
declare const RUNTIME: string;

type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | undefined }): unknown;
};

// The bundler loads chunks by plain URLs. Trusted Types refuse those unless a default policy allows them.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => chunkAddress.exec(address)?.[0],
});

// React loads the page's style sheets unless it finds their links. The document holds their rules
// already, and a disabled link is never fetched.
for (const href of STYLE_SHEETS) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

const lateStyles = new CSSStyleSheet();
lateStyles.replaceSync(LATE_STYLES);
document.adoptedStyleSheets = [lateStyles];

// Next's first replaceState restores the initial URL. Drop that URL, so that a hash followed during hydration stays.
history.replaceState = (state) => {
  Reflect.deleteProperty(history, 'replaceState');
  history.replaceState(state, '');
};

// Next adds an empty live region with the role of an alert for client-side navigation, which this site does not have.
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
  .catch(() => undefined); // The page stays the plain HTML it is.

function load(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // React asks again for a script that it does not find marked as async.
    const attributes = { src, async: true, onload: resolve, onerror: reject };
    document.head.append(Object.assign(document.createElement('script'), attributes));
  });
}
