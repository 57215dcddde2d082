import { describe, expect, it, jest } from '@jest/globals';
import { ApiFailure } from '../../../lib/api-failure.js';
import type { Session } from '../../../lib/session.js';
import { createOwnSession } from './own-session.js';

const ASHA = { email: 'asha@example.com', name: 'Asha', token: 'token-1' };

function signedIn() {
  let current: Session | null = ASHA;
  const sessions = {
    current: () => current,
    subscribe: () => () => undefined,
    begin: (session: Session) => {
      current = session;
    },
    end: () => {
      current = null;
    },
  };
  const own = createOwnSession(ASHA.email, sessions);
  const reject = (before: () => void = () => undefined) =>
    own
      .call(() => {
        before();
        return Promise.reject(new ApiFailure({ status: 401 }));
      })
      .catch(() => undefined);
  return { sessions, own, reject };
}

describe('the session of the student in a test', () => {
  it('holds until its token is refused, and again with another', async () => {
    const { sessions, own, reject } = signedIn();
    const listener = jest.fn();
    own.subscribe(listener);
    expect(own.isValid()).toBe(true);
    await reject();
    expect(own.isValid()).toBe(false);
    expect(listener).toHaveBeenCalled();
    sessions.begin({ ...ASHA, token: 'token-2' });
    expect(own.isValid()).toBe(true);
  });

  it('holds if another tab got a token while the old one was refused', async () => {
    const { sessions, own, reject } = signedIn();
    await reject(() => sessions.begin({ ...ASHA, token: 'token-2' }));
    expect(own.isValid()).toBe(true);
  });

  it('does not hold once the student signed out, or somebody else signed in', () => {
    const { sessions, own } = signedIn();
    sessions.end();
    expect(own.isValid()).toBe(false);
    sessions.begin({ ...ASHA, email: 'ravi@example.com' });
    expect(own.isValid()).toBe(false);
  });

  it('is not ended by any other failure, which reaches the caller', async () => {
    const { own } = signedIn();
    const offline = new ApiFailure(null);
    await expect(own.call(() => Promise.reject(offline))).rejects.toBe(offline);
    expect(own.isValid()).toBe(true);
    await expect(own.call(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
