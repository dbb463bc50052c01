import { beforeHydration } from './beforeHydration';
import { followLinks } from './followLinks';

/** The URL of the module that hydrates the islands. The build defines it. */
declare const ISLANDS_MODULE: string;

/*
 * The only inline script of every exported page. The build puts it at the end of the body. Until the first interaction,
 * no other script runs.
 */
beforeHydration((attempt) => import(ISLANDS_MODULE + (attempt ? `?${attempt}` : '')));
followLinks();
