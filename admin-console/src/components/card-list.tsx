import type { ReactNode } from 'react';
import {
  RecordContextProvider,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { linkTo } from './entry-link.js';
import { NothingFound } from './nothing-found.js';
import styles from './card-list.module.css';

/** What a small screen shows of an entry. */
export type Card = {
  readonly title: string;
  /** Whether the entry has no separate page. */
  readonly isPlain?: true;
  readonly badge?: ReactNode;
  readonly lines: readonly ReactNode[];
};

export type CardOf = (row: RaRecord<string> & Record<string, never>) => Card;

type CardListProps = { readonly card: CardOf; readonly empty: string };

/** A list where there is no room for a table: the main facts of each entry, one below the other. */
export function CardList({ card, empty }: CardListProps) {
  const { data, isPending } = useListContext<Parameters<CardOf>[0]>();
  const resource = useResourceContext() ?? '';
  if (isPending) return <p className="loading">Loading...</p>;
  if (!data?.length) return <NothingFound words={empty} />;
  return (
    <ul className={styles.cards}>
      {data.map((row) => {
        const { title, isPlain, badge, lines } = card(row);
        return (
          <li key={row.id} className={styles.card} data-card>
            <div className={styles.head}>
              {isPlain ? <strong>{title}</strong> : linkTo(resource, row.id, title)}
              {badge}
            </div>
            <RecordContextProvider value={row}>
              {lines.map((line, at) => (
                <div key={at} className="soft small break-anywhere">
                  {line}
                </div>
              ))}
            </RecordContextProvider>
          </li>
        );
      })}
    </ul>
  );
}
