import { animateOnScroll } from '@/app/_client/animateOnScroll';
import { startPageBehaviour } from '@/app/_client/pageBehaviour';

// Next runs this in `next dev`. An exported page has none of Next's scripts: those in app/_client do the same.
startPageBehaviour();
animateOnScroll();
