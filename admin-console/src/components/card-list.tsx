import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import type { Column } from './values.js';
import { NothingFound } from './nothing-found.js';
import styles from './card-list.module.css';

type Cell = Column<never> & { readonly render: (row: never) => ReactNode };

type CardListProps = { readonly cells: readonly Cell[]; readonly empty: string };

/** A list where there is no room for a table: the main facts of each entry, one below the other. */
export function CardList({ cells, empty }: CardListProps) {
  const { data, isPending } = useListContext<RaRecord<string>>();
  if (isPending) return <p className="loading">Loading...</p>;
  if (!data?.length) return <NothingFound words={empty} />;
  const [title] = cells;
  const badge = cells.find(({ isBadge }) => isBadge);
  const lines = cells.filter((cell) => cell.rank === 1 && cell !== title && cell !== badge);
  return (
    <ul className={styles.cards}>
      {data.map((row) => (
        <li key={row.id} className={styles.card} data-card>
          <RecordContextProvider value={row}>
            <div className={styles.head}>
              <strong>{title?.render(row as never)}</strong>
              {badge?.render(row as never)}
            </div>
            {lines.map(({ source, label, render }) => {
              const shown = render(row as never);
              return shown ? (
                <div key={source} className="soft small break-anywhere">
                  {label && `${label}: `}
                  {shown}
                </div>
              ) : null;
            })}
          </RecordContextProvider>
        </li>
      ))}
    </ul>
  );
}
