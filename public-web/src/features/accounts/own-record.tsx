import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { callApi } from '../../lib/api.js';
import { messageOf } from '../../lib/api-failure.js';
import styles from './data-export.module.css';

type Entry = {
  readonly at: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
};

type Page = { readonly entries: readonly Entry[]; readonly before: string | null };

const FALLBACKS = {
  refused: 'Your record could not be fetched.',
  unreachable: 'Could not connect to the server.',
};

const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

const fetchPage = (before: string | null): Promise<Page> =>
  callApi<Page>(`/api/me/record${before ? `?before=${encodeURIComponent(before)}` : ''}`);

/** What we know happened, in one line of time: the same facts that those who help see. */
export function OwnRecord() {
  const [record, setRecord] = useState<Page | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    setFailure('');
    try {
      const next = await fetchPage(record?.before ?? null);
      setRecord({ ...next, entries: [...(record?.entries ?? []), ...next.entries] });
    } catch (error) {
      setFailure(messageOf(error, FALLBACKS));
    }
    setBusy(false);
  };
  return (
    <section className={styles.part} aria-labelledby="record-title">
      <h2 id="record-title">Your record</h2>
      <p>What happened with your account, payments, tests and mails, as our support sees it.</p>
      {record && (
        <ol className={styles.record}>
          {record.entries.map(({ at, id, title, detail }) => (
            <li key={`${at} ${title} ${id}`}>
              <time dateTime={at}>{MOMENT.format(new Date(at))}</time>
              <strong>{title}</strong>
              {detail && <span>{detail}</span>}
            </li>
          ))}
        </ol>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {(!record || record.before) && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void more()}>
          {record ? 'Show what was before' : 'Show my record'}
        </Button>
      )}
    </section>
  );
}
