import { ApiFailure } from '../../../lib/api-failure.js';
import type { Session } from '../../../lib/session.js';

type Sessions = {
  readonly current: () => Session | null;
  readonly subscribe: (listener: () => void) => () => void;
};

const UNAUTHENTICATED = 401;

const isTokenRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.answer?.status === UNAUTHENTICATED;

/** The session of the student in the test; it may end during the test. */
export type OwnSession = {
  readonly isValid: () => boolean;
  readonly call: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Valid again as soon as the same student has a new token, from any tab. */
export function createOwnSession(email: string, sessions: Sessions): OwnSession {
  const listeners = new Set<() => void>();
  let refused: string | null = null;

  return {
    isValid() {
      const session = sessions.current();
      return session?.email === email && session.token !== '' && session.token !== refused;
    },
    async call(work) {
      const token = sessions.current()?.token ?? '';
      try {
        return await work();
      } catch (failure) {
        if (isTokenRefused(failure)) refused = token;
        for (const listener of listeners) listener();
        throw failure;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = sessions.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}
