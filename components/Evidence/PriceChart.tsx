import type { Prices } from '@/content/evidence';
import type { RegionId } from '@/content/lineMap';

import styles from './PriceChart.module.scss';

type PriceChartProps = {
  readonly region: RegionId;
  readonly prices: Prices;
};

/** What people cost: a table that looks like a chart. */
export function PriceChart({ region, prices: { caption, currency, offers } }: PriceChartProps) {
  const highest = Math.max(...offers.map(({ thousands }) => thousands));
  return (
    <table className={styles.chart} data-region={region}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {offers.map(({ city }) => (
            <th key={city}>{city}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {offers.map((offer) => (
            <td key={offer.city} data-region={offer.region}>
              <svg className={styles.bar} aria-hidden="true">
                <rect width="100%" height={`${Math.round((100 * offer.thousands) / highest)}%`} rx="8" />
              </svg>
              {currency}
              {offer.thousands}k
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
