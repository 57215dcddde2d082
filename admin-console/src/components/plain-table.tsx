import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

type PlainTableProps = {
  readonly title: string;
  readonly empty: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** Rows that belong to an entry; where they are too wide, they scroll on their own. */
export function PlainTable({ title, empty, columns, rows }: PlainTableProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${title}, table`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) => (
                    <td key={columns[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
