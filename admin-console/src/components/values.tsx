import { asAgo, asExactTime, asMoment, asShortMoment, asWholeMoment, asPaise } from './format.js';
import styles from './values.module.css';
import { wordFor } from '@portal/domain/kernel/words.js';
import Chip from '@mui/material/Chip';
import type { ComponentType, ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { type Behind, rowsBehind } from './list-at.js';
import { entryPath } from './paths.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';

type MomentProps = {
  readonly at: string | null | undefined;
  /** Whether seconds are shown, for events that may follow within a minute. */
  readonly isExact?: true;
  /** Whether it is one of many, in a list: the year and how long ago it is are left out. */
  readonly isShort?: true;
};

/** A time by the company's clock, and how long ago it is; the reader's own clock is a hint. */
export function Moment({ at, isExact, isShort }: MomentProps) {
  if (!asMoment(at)) return '–';
  const text = isExact ? asExactTime(at) : isShort ? asShortMoment(at) : asMoment(at);
  return (
    <time dateTime={at ?? undefined} title={asWholeMoment(at)} className={styles.moment}>
      <span>{text}</span> {!isShort && <small>{asAgo(at)}</small>}
    </time>
  );
}

type VerdictProps = { readonly passed: boolean; readonly isVoid?: boolean };

export function Verdict({ passed, isVoid = false }: VerdictProps) {
  if (isVoid) return <Badge tone="plain">Not counted</Badge>;
  return <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>;
}

const COLOURS = { good: 'success', bad: 'error', plain: 'default' } as const;

export type Tone = keyof typeof COLOURS;

export const Badge = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <Chip size="small" color={COLOURS[tone]} label={children} />
);

/** The badge of a state, from the words and tones of all states; a state without a tone is plain. */
export const stateBadge =
  <State extends string>(
    words: Readonly<Record<State, string>>,
    tones: Readonly<Partial<Record<NoInfer<State>, Tone>>>,
  ): ComponentType<{ readonly state: State }> =>
  ({ state }) => <Badge tone={tones[state] ?? 'plain'}>{wordFor(words, state)}</Badge>;

type FigureLinkProps = {
  readonly behind: Behind;
  /** The first day that is counted; all days without it. */
  readonly day?: string | undefined;
  readonly children: ReactNode;
};

/** Links a figure to the rows that it counts, if the admin may see them. */
export function FigureLink({ behind, day, children }: FigureLinkProps) {
  return (
    <CanAccess action="list" resource={behind.resource} accessDenied={children} loading={children}>
      <Link to={rowsBehind(behind, day)}>{children}</Link>
    </CanAccess>
  );
}

type EntryLinkProps = {
  readonly resource: string;
  readonly id: string;
  readonly children: ReactNode;
};

/** A link to one entry. Clicking a row leads there too, so a click on the link must not navigate twice. */
function EntryLink({ resource, id, children }: EntryLinkProps) {
  return (
    <CanAccess action="show" resource={resource} accessDenied={children} loading={children}>
      <Link to={entryPath(resource, id)} onClick={(event) => event.stopPropagation()}>
        {children}
      </Link>
    </CanAccess>
  );
}

/** A text as a link to one entry; plain text where there is no entry. */
export const linkTo = (
  resource: string | null | undefined,
  id: string | null,
  words: ReactNode,
): ReactNode =>
  resource && id ? (
    <EntryLink key={`${resource} ${id}`} resource={resource} id={id}>
      {words}
    </EntryLink>
  ) : (
    words
  );

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

export const when = (source: string, label: string, more: More = {}): Column<unknown> => ({
  ...{ source, label, ...more },
  show: (row) => <Moment at={textIn(row, source)} isShort />,
});

export const paise = (source: string, label: string, more: More = {}): Column<unknown> => ({
  ...{ source, label, rank: 1, align: 'right', ...more },
  show: (row) => asPaise(Number(valueOf(row, source))),
});

export const stateOf = <State extends string>(
  Badge: ComponentType<{ readonly state: State }>,
  label = 'State',
): Column<{ readonly state: State }> => ({
  ...{ source: 'state', label, isBadge: true },
  show: ({ state }) => <Badge state={state} />,
});
