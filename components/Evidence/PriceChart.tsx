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
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.city} data-region={offer.region}>
            <th scope="row">{offer.city}</th>
            <td>
              <svg
                className={styles.bar}
                width={`${Math.round((100 * offer.thousands) / highest)}%`}
                aria-hidden="true"
              />{' '}
              {currency}
              {offer.thousands}k
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
