import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { wordsOf } from './refusal.js';
import type { AnswerOfAction, BodyOfAction } from '../providers/api-types.js';
import { act } from '../providers/data-provider.js';

type DirectButtonProps<Path extends string> = {
  readonly children: ReactNode;
  readonly tone?: 'primary' | 'secondary';
  readonly path: Path;
  readonly body: BodyOfAction<Path>;
  /** The message after success, where the page does not show the change by itself. */
  readonly done?: string | ((answer: AnswerOfAction<Path>) => string);
  /** The message where the server gives no reason. */
  readonly refused: string;
};

/** A button for actions that need no reason. */
export function DirectButton<Path extends string>(props: DirectButtonProps<Path>) {
  const { children, tone = 'secondary', path, body, done, refused } = props;
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await act(path, body);
      const said = typeof done === 'function' ? done(answer) : done;
      if (said) notify(said, { type: 'success' });
    } catch (thrown) {
      notify(wordsOf(thrown, refused), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <button
      type="button"
      className={`button ${tone}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void send()}
    >
      {children}
    </button>
  );
}
