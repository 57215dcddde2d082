import { messageOf, type Fallbacks } from '../lib/api-failure.js';
import { FailedFetch } from './failed-fetch.js';

type FailedQueryProps = {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fallbacks: Fallbacks;
};

export const FailedQuery = ({ error, isFetching, refetch, fallbacks }: FailedQueryProps) => (
  <FailedFetch
    message={messageOf(error, fallbacks)}
    isRetrying={isFetching}
    onRetry={() => void refetch()}
  />
);
