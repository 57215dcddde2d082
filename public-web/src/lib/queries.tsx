import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from './api-failure.js';

const RETRIES = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Being offline is an error at once, not a silent wait.
      networkMode: 'always',
      retry: (count, failure) =>
        count < RETRIES && failure instanceof ApiFailure && failure.answer === null,
      retryDelay: 800,
      staleTime: 0,
    },
  },
});

export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
