import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './failed.js';
import { Loading } from './loading.js';
import { isFinal, wordsOf } from './refusal.js';
import { answerTo, type AnswerOf } from '../providers/data-provider.js';

type AnsweredProps<Path extends string> = {
  readonly path: Path;
  /** What to say of a refusal that brings no words. */
  readonly refused?: string;
  /** Whether it is asked once only, since the server notes each time. */
  readonly isAskedOnce?: boolean;
  readonly children: (body: AnswerOf<Path>) => ReactNode;
};

/** What a call of the API answers, once it has; until then that it loads, or why there is nothing. */
export function Answered<Path extends string>(props: AnsweredProps<Path>) {
  const { path, refused = 'This could not be fetched.', isAskedOnce, children } = props;
  const asking = { ...answerTo(path), ...(isAskedOnce && { staleTime: 'static' as const }) };
  const { data, error, refetch } = useQuery(asking);
  if (error) {
    const retry = isFinal(error) ? null : () => void refetch();
    return <Failed message={wordsOf(error, refused)} onRetry={retry} />;
  }
  return data === undefined ? <Loading /> : children(data);
}
