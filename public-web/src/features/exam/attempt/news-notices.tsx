import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { keepExamShell } from '../../../lib/exam-shell.js';
import { sessions } from '../../../lib/session.js';
import { listenToNews } from './news-stream.js';
import type { RunningAttempt } from './running-attempt.js';
import { keepStamped } from './stamps.js';
import styles from './quiz-blocked.module.css';

/** Has the page count, if it is to: its code comes late, and the test does well without it. */
function useCounting(test: RunningAttempt): void {
  useEffect(() => {
    if (!test.attempt.countsSignals) return;
    const counting = import('./count-signals.js')
      .then(({ countSignals }) => countSignals(test))
      .catch(() => undefined);
    return () => void counting.then((end) => end?.());
  }, [test]);
}

export function NewsNotices({ test }: { test: RunningAttempt }) {
  const { news, own, attempt } = test;
  const shown = useSyncExternalStore(news.subscribe, news.shown);
  useEffect(
    () =>
      listenToNews({
        attemptId: attempt.attemptId,
        token: () => (own.isValid() ? (sessions.current()?.token ?? null) : null),
        onNews: news.hear,
      }),
    [news, own, attempt.attemptId],
  );
  useEffect(() => keepStamped(test), [test]);
  useCounting(test);
  useEffect(keepExamShell, []);
  if (shown.length === 0) return null;
  return (
    <div className={styles.notices}>
      {shown.map(({ id, title, text }) => (
        <Notice key={id} kind="info">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{text}</p>
          <Button look="quiet" onClick={() => news.dismiss(id)}>
            OK
          </Button>
        </Notice>
      ))}
    </div>
  );
}
