import { describe, expect, it, jest } from '@jest/globals';
import { createSessions } from './session.js';
import { createStore } from './storage.js';
import { initialOf } from './initial.js';
import { returnPath, signInPath, withReturnPath } from './return-path.js';

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

it.each([
  ['asha rao', 'A'],
  [' Ravi', 'R'],
  ['😀 Asha', '😀'],
  ['👩‍🔬 Asha', '👩‍🔬'],
  ['आशा', 'आ'],
  ['', ''],
])('the initial of "%s" is "%s"', (name, initial) => expect(initialOf(name)).toBe(initial));

const ORIGIN = 'https://site.example';
const back = (next: string) => returnPath(signInPath(next).replace('/signin', ''), ORIGIN);

describe('the way back after sign-in', () => {
  it.each(['/test', '/result/1?a=b#c', '/payment'])(
    'The way back after sign-in leads to %s',
    (path) => expect(back(path)).toBe(path),
  );

  it('leads to the profile when nothing is asked for', () =>
    expect(returnPath('', ORIGIN)).toBe('/profile'));

  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'],
    'javascript:alert(1)',
  ])('never leads to %j', (path) => expect(back(path)).toBe('/profile'));
});

describe('a page on the way to sign-in', () => {
  it('hands on where to go afterwards', () => {
    const onward = withReturnPath('/signup', signInPath('/result/1?a=b#c').replace('/signin', ''));
    expect(onward).toBe('/signup?next=%2Fresult%2F1%3Fa%3Db%23c');
    expect(returnPath(onward.replace('/signup', ''), ORIGIN)).toBe('/result/1?a=b#c');
  });

  it('has nothing to hand on by itself', () =>
    expect(withReturnPath('/signup', '')).toBe('/signup'));
});
