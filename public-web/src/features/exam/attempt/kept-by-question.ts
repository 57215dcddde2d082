import type { Store } from '../../../lib/storage.js';
import type { OpenAttempt } from '../exam-api.js';
import { attemptKey } from './kept-attempt.js';

export type KeptByQuestion = {
  readonly all: () => Readonly<Record<string, string>>;
  /** Stores a text; null removes it. */
  readonly set: (questionId: string, value: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Asked = Pick<OpenAttempt, 'attemptId'> & { readonly questions: readonly { _id: string }[] };

/** One key for each question, so that two tabs don't overwrite each other's texts. */
export function keptByQuestion(
  store: Store,
  kind: 'unsent' | 'made' | 'flag' | 'struck' | 'wrong',
  { attemptId, questions }: Asked,
): KeptByQuestion {
  const keyOf = (questionId: string) => `${attemptKey(attemptId)}${kind}.${questionId}`;
  return {
    all: () =>
      Object.fromEntries(
        questions
          .map(({ _id }) => [_id, store.get(keyOf(_id))] as const)
          .filter((entry): entry is [string, string] => entry[1] !== null),
      ),
    set: (questionId, value) => store.set(keyOf(questionId), value),
    subscribe: store.subscribe,
  };
}
