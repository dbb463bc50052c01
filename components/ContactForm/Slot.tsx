import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { formId } from './slots';

type SlotProps = {
  readonly id: string;
  readonly children: ReactNode;
};

/** Renders into an element of the HTML or, if an extension has removed it, at the end of the form. */
export function Slot({ id, children }: SlotProps) {
  const target = document.getElementById(id) ?? document.getElementById(formId);
  return target && createPortal(children, target);
}
