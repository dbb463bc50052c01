/** Makes a tel: URL from a formatted number: removes its spaces. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`;
}
