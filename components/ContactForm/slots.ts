/** The elements of a field that scripts fill: empty in the HTML. */
const fieldSlots = ['error', 'note', 'count', 'announcement'] as const;

export const formId = 'enquiry';
export const errorListId = 'error-list';
/** A field that only robots fill in. It has no name, so that it is never submitted. */
export const honeypotId = 'topic';
export const statusId = 'form-status';

/** The id of an element that belongs to a field. */
export function slotId(slot: (typeof fieldSlots)[number] | 'hint', fieldName: string): string {
  return `${fieldName}-${slot}`;
}

/** The ids of all elements that scripts fill. */
export function slotIds(fieldNames: readonly string[]): string[] {
  return [errorListId, statusId, ...fieldNames.flatMap((name) => fieldSlots.map((slot) => slotId(slot, name)))];
}
