import { brand } from '../../content/brand';
import type { Brand } from '../../scripts/schemas/content';

const { legalName }: Brand = brand;

/** The content is the sample's, whose weight and look are known, and not another firm's. */
export const isSample = legalName === 'Kithmere Talent Solutions Ltd';
