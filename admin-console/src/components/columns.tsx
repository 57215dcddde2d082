import { domainLabel } from '@portal/domain/kernel/choices.js';
import type { ComponentType, ReactNode } from 'react';
import { asPaise } from './format.js';
import { Moment } from './values.js';

/** A column of a list. The first leads to the entry; on a narrow screen the columns of rank 1 make a card. */
export type Column<Row> = {
  readonly source: string;
  readonly label?: string;
  /** What is shown; without it, the text of the source. */
  readonly show?: (row: Row) => ReactNode;
  /** 1: always in sight; 2: where there is room for a table; 3: once it is asked for. */
  readonly rank?: 1 | 2 | 3;
  readonly isSorted?: true;
  /** Whether a card shows it beside the name. */
  readonly isBadge?: true;
  readonly align?: 'right';
  /** Longer texts are cut; in rem. */
  readonly width?: number;
};

type More = Partial<Omit<Column<never>, 'show'>>;

const valueOf = (row: unknown, source: string) => (row as Record<string, unknown>)[source];

export const textIn = (row: unknown, source: string) => valueOf(row, source) as string | null;

export const email: Column<unknown> = { source: 'email', rank: 1, width: 13 };

export const studentName: Column<unknown> = { source: 'studentName', label: 'Name', width: 14 };

export const domain: Column<unknown> = {
  ...{ source: 'domain', label: 'Domain', rank: 1 },
  show: (row) => domainLabel(textIn(row, 'domain') ?? ''),
};

/** A time; a dash if there is none. */
export const when = (source: string, label: string, more: More = {}): Column<unknown> => ({
  ...{ source, label, ...more },
  show: (row) => <Moment at={textIn(row, source)} isShort />,
});

export const paise = (source: string, label: string, more: More = {}): Column<unknown> => ({
  ...{ source, label, rank: 1, align: 'right', ...more },
  show: (row) => asPaise(Number(valueOf(row, source))),
});

/** The state of an entry, as a badge. */
export const stateOf = <State extends string>(
  Badge: ComponentType<{ readonly state: State }>,
  label = 'State',
): Column<{ readonly state: State }> => ({
  ...{ source: 'state', label, isBadge: true },
  show: ({ state }) => <Badge state={state} />,
});
