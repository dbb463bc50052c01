/** @returns the tel: URL of a formatted number */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
