import { prepareBar } from '@/components/NavigationBar/prepareBar';

import { hydrateOnInteraction } from './hydrateOnInteraction';
import { preparePage } from './preparePage';
import { addWindowListeners } from './windowListeners';

/** The URL of the module that hydrates the islands. The build defines it. */
declare const ISLANDS_MODULE: string;

/*
 * The script of every exported page. The build puts it into the page, at the end of the body. Until the first
 * interaction, the page loads no other script.
 */
preparePage();
prepareBar();
addWindowListeners();
hydrateOnInteraction((attempt) => import(ISLANDS_MODULE + (attempt ? `?${attempt}` : '')));
