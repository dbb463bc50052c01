import { animateOnScroll } from '@/app/_client/animateOnScroll';
import { addWindowListeners } from '@/app/_client/windowListeners';

// Next runs this in `next dev`. An exported page has none of Next's scripts: those in app/_client do the same.
addWindowListeners();
animateOnScroll();
