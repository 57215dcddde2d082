import { entryTitle } from '@portal/domain/entries/entry-titles.js';
import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Failed } from './failed.js';
import { Loading } from './loading.js';
import { nounsOf, sectionPathOf } from './paths.js';
import { isFinal, wordsOf } from './refusal.js';
import { pageTitle } from './page-title.js';
import styles from './show-screen.module.css';

type Fact = readonly [name: string, value: ReactNode];

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '';

/** Longer than a line of its column. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 80;

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className={isLong(value) ? styles.long : 'can-shrink'} key={name}>
          <dt className="soft small">{name}</dt>
          <dd>{isEmpty(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ShowScreenProps<Entry> = {
  readonly resource: string;
  /** By default, what the entry is called everywhere. */
  readonly title?: (entry: Entry) => string;
  /** How often it is read again while the page is visible; by default never. */
  readonly refreshEveryMs?: number;
  readonly actions?: (entry: Entry) => ReactNode;
  readonly facts?: (entry: Entry) => readonly Fact[];
  readonly children?: (entry: Entry) => ReactNode;
};

/** A list's rows in react-admin's cache lack the details, so entries are cached under another key. A refusal is shown in
 * place of the entry, so react-admin shows no second message. */
const WHOLE = { meta: { isWhole: true }, onError: () => undefined };

function Body<Entry extends RaRecord>(props: ShowScreenProps<Entry>) {
  const { resource, title, actions, facts, children } = props;
  const { record: data, error, isPending, refetch } = useShowContext<Entry>();
  // When the session has ended, react-admin returns an empty entry; the sign-in page follows.
  const isWithout = data !== undefined && !('id' in data);
  const failed = () => (
    <Failed
      message={wordsOf(error, `Failed to fetch the ${nounsOf(resource)[0]}.`)}
      onRetry={isFinal(error) ? null : () => void refetch()}
    />
  );
  if (data && !isWithout) {
    const { title: heading, line } = title
      ? { title: title(data), line: '' }
      : (entryTitle(resource, data) ?? { title: '', line: '' });
    return (
      <>
        <title>{pageTitle(`${heading}, admin`)}</title>
        {error && failed()}
        <div className="flex gap-4 wrap items-center justify-between">
          <div className="can-shrink break-anywhere">
            <h2>{heading}</h2>
            {line && <p className="soft">{line}</p>}
          </div>
          {actions && <div className="flex gap-3 wrap">{actions(data)}</div>}
        </div>
        {facts && <Facts facts={facts(data)} />}
        {children?.(data)}
      </>
    );
  }
  return isPending || isWithout ? <Loading /> : failed();
}

/** One entry with its details, and a link back to the list as it was left. Typed text is dropped when another entry is
 * shown. */
export function ShowScreen<Entry extends RaRecord>(props: ShowScreenProps<Entry>) {
  const { id = '' } = useParams();
  return (
    <div className={styles.entry}>
      <Link to={sectionPathOf(props.resource)} className={styles.back}>
        ← All {nounsOf(props.resource)[1]}
      </Link>
      <ShowBase
        key={id}
        resource={props.resource}
        queryOptions={{ ...WHOLE, refetchInterval: props.refreshEveryMs ?? false }}
        loading={<Loading />}
      >
        <Body {...props} />
      </ShowBase>
    </div>
  );
}
