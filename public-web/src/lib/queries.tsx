import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from './api-failure.js';
import { sessions } from './session.js';

const RETRIES = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Data of one student must never be shown to the next, also in tabs in which nobody signed in or out.
      networkMode: 'always',
      retry: (count, failure) =>
        count < RETRIES && failure instanceof ApiFailure && failure.answer === null,
      retryDelay: 800,
      staleTime: 0,
    },
  },
});

let student = sessions.current()?.email;

/** A prerendered page has no student. */
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
