import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { keepExamShell } from '../../../lib/exam-shell.js';
import { sessions } from '../../../lib/session.js';
import { listenToNews } from './news-stream.js';
import type { RunningAttempt } from './running-attempt.js';

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
  useEffect(keepExamShell, []);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-4">
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
