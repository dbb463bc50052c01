import { animateOnScroll } from '@/app/_client/animateOnScroll';
import { followLinks } from '@/app/_client/followLinks';

// Next runs this in `next dev`. An exported page has none of Next's scripts: those in app/_client do the same.
followLinks();
animateOnScroll();
