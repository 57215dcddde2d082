import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** One column: its header, and what a row shows there. */
export type Column<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly look?: 'number' | 'prose' | 'code';
};

type DataTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
};

/** An empty cell says that it is empty. */
const shown = (content: ReactNode): ReactNode =>
  content === null || content === undefined || content === '' ? '–' : content;

/** A table; on a narrow screen each row becomes a card. The roles keep it a table there. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows } = props;
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, look }) => (
              <th key={header} role="columnheader" scope="col" className={look && styles[look]}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              {columns.map(({ header, cell, look }) => (
                <td key={header} role="cell" data-header={header} className={look && styles[look]}>
                  <span>{shown(cell(row))}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
