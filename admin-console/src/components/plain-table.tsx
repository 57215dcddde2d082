import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

type PlainTableProps = {
  readonly title: string;
  /** The level of the heading. */
  readonly level?: 2 | 3;
  /** What the figures mean. */
  readonly note?: ReactNode;
  /** The text shown when there are no rows; without it, nothing is shown. */
  readonly empty?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** Rows that belong to an entry; where they are too wide, they scroll on their own. */
export function PlainTable({ title, level = 3, note, empty, columns, rows }: PlainTableProps) {
  const Heading = `h${level}` as const;
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <section className="grid gap-3 can-shrink" aria-label={title}>
      <Heading className={styles.heading}>{title}</Heading>
      {note && <p className="soft max-width-60rem">{note}</p>}
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
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
                    <td key={columns[at]} data-label={columns[at]}>
                      {cell}
                    </td>
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
