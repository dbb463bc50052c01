import { brand } from '../../content/brand';

/** The content is the sample's, whose weight and look are known, and not another firm's. */
export const isSample = brand.legalName === 'Kithmere Talent Solutions Ltd';
