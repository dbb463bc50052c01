import { deferHydration } from './deferHydration';
import { enhancePage } from './enhancePage';

/*
 * The one inline script of every exported page. The build puts it at the end of the body. A page that
 * is only read needs no other.
 */
deferHydration();
enhancePage();
