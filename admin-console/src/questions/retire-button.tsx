import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { act } from '../providers/data-provider.js';
import type { QuestionRow } from './question-row.js';
import styles from './questions.module.css';

const reasonIn = (form: HTMLFormElement): string => {
  const reason = new FormData(form).get('reason');
  return typeof reason === 'string' ? reason : '';
};

/** Retires the question or brings it back, and asks why. */
function useRetire(question: QuestionRow | undefined) {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async (form: HTMLFormElement) => {
    if (!question || isBusy) return;
    setBusy(true);
    const verb = question.live ? 'retire' : 'restore';
    try {
      await act(`questions/${encodeURIComponent(question.id)}/${verb}`, { reason: reasonIn(form) });
      notify(question.live ? 'The question is retired' : 'The question is live', {
        type: 'success',
      });
      form.reset();
      refresh();
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'That did not work', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** Takes a question out of the draw, or puts it back. */
export function RetireButton() {
  const question = useRecordContext<QuestionRow>();
  const { isBusy, run } = useRetire(question);
  if (!question) return null;
  const label = question.live ? 'Retire question' : 'Bring question back';
  return (
    <form
      className={styles.bar}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget);
      }}
    >
      <label htmlFor="retire-reason">Reason</label>
      <input id="retire-reason" name="reason" required minLength={3} maxLength={500} />
      <button className="button secondary" aria-disabled={isBusy || undefined}>
        {label}
      </button>
    </form>
  );
}
