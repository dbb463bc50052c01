import aos from 'aos';

/** Milliseconds, unless an element has its own. AOS itself only writes it to an attribute of <body>. */
const duration = 1000;
/** An element animates once its top is this many CSS pixels above the bottom of the viewport. */
const offset = 200;

/** Starts AOS. The style sheet hides elements only from now on, so the page stays readable if a script fails. */
export function startAos(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aos]')) {
    element.style.transitionDelay = `${element.dataset.aosDelay ?? 0}ms`;
    element.style.transitionDuration = `${element.dataset.aosDuration ?? duration}ms`;
    // Elements in view neither hide nor animate again.
    if (element.getBoundingClientRect().top < innerHeight) {
      element.classList.add('aos-animate');
    }
  }
  // In a low window, such as one that is zoomed to 400 %, it animates before it is below the bar.
  aos.init({ duration, offset: Math.min(offset, innerHeight / 3), once: true });
  // AOS knows where elements were. A translation makes the page longer or shorter.
  new ResizeObserver(() => aos.refresh()).observe(document.body);
  document.documentElement.dataset.aosReady = '';
}
