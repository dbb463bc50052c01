import { animateOnScroll } from './animateOnScroll';
import { hydrateIslands } from './hydrateIslands';
import { islands } from './islands';

/* The module that an exported page loads at the first interaction. */
hydrateIslands(islands);
animateOnScroll();
