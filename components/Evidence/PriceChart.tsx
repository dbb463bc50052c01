import type { Prices } from '@/content/evidence';
import type { RegionId } from '@/content/lineMap';

import styles from './PriceChart.module.scss';

type PriceChartProps = {
  readonly region: RegionId;
  readonly prices: Prices;
};

/** What people cost: a table with a line in each row, all to one scale. */
export function PriceChart({ region, prices: { caption, currency, cities } }: PriceChartProps) {
  const highest = Math.max(...cities.map(({ thousands }) => thousands));
  return (
    <table className={styles.chart} data-region={region}>
      <caption>{caption}</caption>
      <tbody>
        {cities.map(({ name, region, thousands, offers }) => (
          <tr key={name} data-region={region}>
            <th scope="row">
              <strong>{name}</strong> {offers}
              <svg aria-hidden="true" width={`${Math.round((100 * thousands) / highest)}%`}>
                <circle />
              </svg>
            </th>
            <td>{`${currency}${thousands}k`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
