import { followLinks } from '@/app/_client/followLinks';
import { animateOnScroll } from '@/components/AnimateOnScroll/animateOnScroll';

// Next runs this in `next dev`. An exported page has none of Next's scripts: those in app/_client do the same.
followLinks();
animateOnScroll();
