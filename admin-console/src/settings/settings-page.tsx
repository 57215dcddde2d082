import { useState } from 'react';
import { History, Scheduled } from './history.js';
import { SettingsForm } from './settings-form.js';
import { wordsOf } from './change-record.js';
import type { SettingsAnswer } from './use-settings-form.js';
import { Failed } from '../components/failed.js';
import { Loading } from '../components/loading.js';
import { Moment } from '../components/moment.js';
import { Notice } from '../components/notice.js';
import { wordsOf as refusalWords } from '../components/refusal.js';
import { useAnswer } from '../components/use-answer.js';
import styles from './settings.module.css';

function LastChange({ lastChange }: Pick<SettingsAnswer, 'lastChange'>) {
  if (!lastChange) return <p className="soft break-anywhere">Never changed yet.</p>;
  const { at, by, reason } = lastChange;
  return (
    <p className="soft break-anywhere">
      Last changed by <strong>{by}</strong>, <Moment at={at} />: “{reason}”
    </p>
  );
}

type Saved = { readonly answer: SettingsAnswer; readonly words: string };

export default function SettingsPage() {
  const loaded = useAnswer('/api/admin/settings');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const answer = saved?.answer ?? loaded.data;
  const keep = (after: SettingsAnswer) =>
    setSaved({ answer: after, words: wordsOf(after.changes, answer?.changes ?? []) });
  const reload = () => {
    setSaved(null);
    void loaded.refetch();
  };
  return (
    <div className={styles.page}>
      {loaded.error && (
        <Failed
          message={refusalWords(loaded.error, 'Failed to fetch the settings.')}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {!answer && loaded.isFetching && <Loading />}
      {saved && <Notice kind="info">{saved.words}</Notice>}
      {answer && (
        <>
          <LastChange lastChange={answer.lastChange} />
          <Scheduled changes={answer.changes} isUnsaved={isUnsaved} onSaved={keep} />
          <SettingsForm
            key={answer.settings.version}
            answer={answer}
            onSaved={keep}
            onReload={reload}
            onUnsaved={setUnsaved}
          />
          <History changes={answer.changes} />
        </>
      )}
    </div>
  );
}
