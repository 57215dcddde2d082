import { messageOf, type Fallbacks } from '../lib/api-failure.js';
import { FailedFetch } from './failed-fetch.js';
import { Loading } from './loading.js';

type UnansweredQueryProps = {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fallbacks: Fallbacks;
};

/** In place of data: that they are on their way, or why they are not, and a way to ask again. */
export function UnansweredQuery(props: UnansweredQueryProps) {
  const { error, isFetching, refetch, fallbacks } = props;
  if (!error) return <Loading />;
  const message = messageOf(error, fallbacks);
  return <FailedFetch message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
