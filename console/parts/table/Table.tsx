import type { Key, ReactNode } from 'react';
import styles from './Table.module.css';

export interface Column<Row> {
  head: string;
  cell(row: Row): ReactNode;
  /** Figures are on the right, so that their digits are in columns. */
  look?: 'text' | 'time' | 'figure' | 'actions';
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): Key;
}

/** HTML's own table; a card for each row on a narrow screen. The service sorts and pages. */
export const Table = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map(({ head, look = 'text' }) => (
            <th key={head} className={styles[look]} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, look = 'text' }) => (
              <td key={head} className={styles[look]} data-head={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
