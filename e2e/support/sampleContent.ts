import { brand } from '../../content/brand';
import type { Brand } from '../../content/schema/brand';

const { legalName }: Brand = brand;

/** Whether content/ is the sample. Byte budgets and screenshots hold for the sample only. */
export const isSample = legalName === 'Kithmere Talent Solutions Ltd';
