import { deferHydration } from './deferHydration';
import { enhancePage } from './enhancePage';

/*
 * The only inline script of every exported page. The build puts it at the end of the body. Until it
 * starts hydration, no other script runs.
 */
deferHydration();
enhancePage();
