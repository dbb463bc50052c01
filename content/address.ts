import { brand } from './site';

type Address = {
  readonly street: string;
  readonly locality: string;
  readonly postalCode: string;
  /** Its code of two letters (ISO 3166), for search engines. */
  readonly country: string;
};

export const address = {
  street: 'Second floor, 9 Lanternmaker Yard',
  locality: 'London',
  postalCode: 'SE1 0KM',
  country: 'GB',
} as const satisfies Address;

/** The address as it is shown. */
export const addressText = `${brand.legalName}, ${address.street}, ${address.locality} ${address.postalCode}`;

export type OpeningHours = {
  readonly days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  readonly opens: string;
  readonly closes: string;
};

/** When the telephone is answered, for search engines. */
export const openingHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
] as const satisfies readonly OpeningHours[];
