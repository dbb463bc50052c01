import { animateOnScroll } from '@/components/AnimateOnScroll/animateOnScroll';

// Next runs this in `next dev`. An exported page has none of Next's scripts: app/_client/islandsModule.ts does the same.
animateOnScroll();
