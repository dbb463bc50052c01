import { animateOnScroll } from '@/components/AnimateOnScroll/animateOnScroll';

import { hydrateIslands } from './hydrateIslands';

/* The module that an exported page loads at the first interaction. */
hydrateIslands();
animateOnScroll();
