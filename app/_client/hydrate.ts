import { chunkAddress } from './chunkAddress';

/*
 * The end of the file that app/_client/deferHydration.ts asks for. Before it stands the page's data for React;
 * the build fills in the names.
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

// The bundler asks for its parts by plain addresses, which the page's policy refuses unless this vouches for them.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => chunkAddress.exec(address)?.[0],
});

// React asks for the page's style sheets unless it finds their links. Their rules stand in the
// document already, and a disabled link is never fetched.
for (const href of STYLE_SHEETS) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

const lateStyles = new CSSStyleSheet();
lateStyles.replaceSync(LATE_STYLES);
document.adoptedStyleSheets = [lateStyles];

// Once it has taken over, Next writes the address it started with, over that of a link followed meanwhile.
history.replaceState = (state) => {
  Reflect.deleteProperty(history, 'replaceState');
  history.replaceState(state, '');
};

// An application that starts and then misses a part of itself replaces the page by an error.
const preload = { rel: 'preload', as: 'script', href: RUNTIME };
document.head.append(Object.assign(document.createElement('link'), preload));
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
