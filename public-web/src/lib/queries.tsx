import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from './api-failure.js';
import { sessions } from './session.js';

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

let student = sessions.current()?.email;

/** What was fetched for one student is never shown to the next, also in the tabs in which neither signed out or in. */
function forgetLast(): void {
  const next = sessions.current()?.email;
  if (student !== undefined && next !== student) queryClient.clear();
  student = next;
}

// A page that is prerendered has no student.
if (typeof window !== 'undefined') sessions.subscribe(forgetLast);

export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
