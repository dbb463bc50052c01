import { enhancePage } from './enhancePage';
import { loadForm } from './loadForm';

/** The URL of the module that hydrateForm.tsx is bundled into. The build defines it. */
declare const FORM_MODULE: string;

/*
 * The only inline script of every exported page. The build puts it at the end of the body. Until the first interaction,
 * no other script runs.
 */
const [form] = document.forms;
if (form) {
  loadForm(form, () => import(FORM_MODULE));
}
enhancePage();
