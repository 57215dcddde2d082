import type { ReactNode } from 'react';
import { Failed } from './failed.js';
import { Loading } from './loading.js';
import { isFinal, wordsOf } from './refusal.js';
import { useAnswer } from './use-answer.js';
import type { AnswerOf } from '../providers/api-types.js';

type AnsweredProps<Path extends string> = {
  readonly path: Path;
  /** What to say of a refusal that brings no words. */
  readonly refused?: string;
  readonly isAskedOnce?: boolean;
  readonly children: (body: AnswerOf<Path>) => ReactNode;
};

/** What a call of the API answers, once it has; until then that it loads, or why there is nothing. */
export function Answered<Path extends string>(props: AnsweredProps<Path>) {
  const { path, refused = 'This could not be fetched.', isAskedOnce = false, children } = props;
  const { data, error, refetch } = useAnswer(path, { isAskedOnce });
  if (error) {
    const retry = isFinal(error) ? null : () => void refetch();
    return <Failed message={wordsOf(error, refused)} onRetry={retry} />;
  }
  return data === undefined ? <Loading /> : children(data);
}
