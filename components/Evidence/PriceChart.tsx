import type { Prices } from '@/content/searches';

import styles from './PriceChart.module.scss';

type PriceChartProps = {
  readonly prices: Prices;
};

/** What people cost: a table with a line in each row, all to one scale. */
export function PriceChart({ prices: { caption, currency, rows } }: PriceChartProps) {
  const highest = Math.max(...rows.map(({ thousands }) => thousands));
  return (
    <table className={styles.chart}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, detail, thousands, region }) => (
          <tr key={name} data-region={region}>
            <th scope="row">
              <strong>{name}</strong> {detail}
            </th>
            <td>
              <div className={styles.bar}>
                <svg aria-hidden="true" width={`${Math.round((100 * thousands) / highest)}%`}>
                  <circle />
                </svg>
                <span>{`${currency}${thousands}k`}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
