import { describe, expect, it, jest } from '@jest/globals';
import { createSessions } from './session.js';
import { createStore } from './storage.js';

const ASHA = { email: 'asha@example.com', name: 'Asha', token: 'token-1' };

function opened() {
  const store = createStore(null);
  return { store, sessions: createSessions(store) };
}

describe('the session', () => {
  it('is kept under the names that the specification gives', () => {
    const { store, sessions } = opened();
    sessions.begin(ASHA);
    expect(store.get('studentEmail')).toBe('asha@example.com');
    expect(store.get('studentName')).toBe('Asha');
    expect(store.get('token')).toBe('token-1');
  });

  it('is there as soon as an email is kept', () => {
    const { store, sessions } = opened();
    expect(sessions.current()).toBeNull();
    store.set('studentEmail', 'asha@example.com');
    expect(sessions.current()).toEqual({ email: 'asha@example.com', name: '', token: '' });
  });

  it('stays the same object until something changes', () => {
    const { store, sessions } = opened();
    sessions.begin(ASHA);
    const first = sessions.current();
    expect(sessions.current()).toBe(first);
    store.set('token', 'token-2');
    expect(sessions.current()).toEqual({ ...ASHA, token: 'token-2' });
  });

  it('ends with everything that logout removes, and nothing else', () => {
    const { store, sessions } = opened();
    sessions.begin(ASHA);
    store.set('paymentSuccess', 'true');
    store.set('testDomain', 'devops');
    sessions.end();
    expect(sessions.current()).toBeNull();
    expect(store.get('token')).toBeNull();
    expect(store.get('paymentSuccess')).toBeNull();
    expect(store.get('testDomain')).toBe('devops');
  });
});

const reject = () => {
  throw new Error('Quota exceeded');
};
const full: Storage = {
  length: 0,
  clear: jest.fn(),
  key: () => null,
  getItem: () => null,
  setItem: reject,
  removeItem: reject,
};

it('a store whose browser refuses keeps the text as long as the page lasts', () => {
  const store = createStore(full);
  store.set('token', 'token-1');
  expect(store.get('token')).toBe('token-1');
  store.set('token', null);
  expect(store.get('token')).toBeNull();
});
