/** A tel: address from a number as a person reads it: without its spaces. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
