/** Milliseconds in which a browser begins to scroll to the target of a link. WebKit does so in a later task. */
const scrollStartWindow = 100;

/**
 * A link to the present page scrolls, smoothly if the visitor has nothing against it, and never loads the page again.
 * Without a fragment it leads to the top. All other scrolling is the browser's own, such as back to where the visitor
 * was, or to what has the focus, and takes no time.
 */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.host !== location.host || link.pathname !== location.pathname) {
      return;
    }
    link.search = location.search; // A campaign's, for example
    const { dataset } = document.documentElement;
    dataset.following = '';
    setTimeout(() => delete dataset.following, scrollStartWindow);
    if (!link.hash && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (location.hash) {
        history.pushState(null, '', link.href);
      }
      document.body.scrollIntoView(); // For scrollTo(0, 0), Chromium does not look at new styles.
    }
  });
}
