import type { Prices } from '@/content/evidence';

import styles from './PriceChart.module.scss';

type PriceChartProps = {
  readonly region: string;
  readonly prices: Prices;
};

/** What people cost: a table that looks like a chart. */
export function PriceChart({ region, prices: { caption, currency, offers } }: PriceChartProps) {
  const highest = Math.max(...offers.map(({ thousands }) => thousands));
  return (
    <table className={styles.chart} data-region={region}>
      <caption>{caption}</caption>
      <tbody>
        {offers.map(({ city, thousands, ...offer }) => (
          <tr key={city} data-region={offer.region}>
            <th scope="row">{city}</th>
            <td>
              <svg className={styles.bar} width={`${Math.round((100 * thousands) / highest)}%`} aria-hidden="true" />{' '}
              {currency}
              {thousands}k
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
