import type { Store } from '../../../lib/storage.js';
import type { OpenAttempt } from '../exam-api.js';
import { attemptKey } from './kept-attempt.js';

/** The question that this tab shows, by its index; stored over a reload. */
export type QuestionInView = {
  readonly place: () => number;
  readonly keep: (place: number) => void;
};

type Asked = Pick<OpenAttempt, 'attemptId'> & { readonly questions: readonly unknown[] };

export function questionInView(store: Store, { attemptId, questions }: Asked): QuestionInView {
  const key = `${attemptKey(attemptId)}inView`;
  return {
    place: () => {
      const place = Number(store.get(key));
      return place in questions ? place : 0;
    },
    keep: (place) => store.set(key, String(place)),
  };
}
