import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { endedReason, endSession, forgetReturn, noteReturn, takeReturn } from './admin-session.js';
import { ApiFailure } from './api.js';
import { authProvider } from './auth-provider.js';
import { installServer, installStorage, json } from '../testing/stand-ins.js';
import { answerOf, dataProvider } from './data-provider.js';
import { watchTouches } from './attendance.js';

const PLACE = { pathname: '/admin/students', search: '?page=3' };

const goTo = (value: typeof PLACE) =>
  Object.defineProperty(globalThis, 'location', { value, configurable: true });

const reject = () =>
  authProvider.checkError(new ApiFailure(401)).catch(() => authProvider.logout());

beforeEach(() => {
  installStorage({ adminToken: 'T' });
  installStorage({}, 'sessionStorage');
  goTo(PLACE);
});

describe('A session that the server has ended', () => {
  test('leads back to the place where it ended, once', async () => {
    await reject();
    expect(endedReason()).toBe('Your session has ended. Please sign in again.');
    expect(takeReturn()).toBe('/admin/students?page=3');
    expect([takeReturn(), endedReason()]).toEqual(['/admin', null]);
  });

  test('keeps the place when another answer is refused later', async () => {
    await reject();
    goTo({ pathname: '/admin-signin', search: '' });
    await reject();
    expect(takeReturn()).toBe('/admin/students?page=3');
  });

  test('leads nowhere once the admin logs out', async () => {
    await reject();
    forgetReturn();
    expect([endedReason(), takeReturn()]).toEqual([null, '/admin']);
  });
});

test('A place outside the console is none to return to', () => {
  noteReturn('/administration');
  expect(takeReturn()).toBe('/admin');
});

test('An admin who ends the session is told of no end', () => {
  endSession();
  expect(endedReason()).toBeNull();
});

const page = new EventTarget();
watchTouches(page);

let now = Math.ceil(performance.now());
let server: ReturnType<typeof installServer>;

beforeEach(() => {
  installStorage({ adminToken: 'T' });
  server = installServer(json({ id: '1' }));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

const touch = (name: string) => page.dispatchEvent(new Event(name));

async function shown(): Promise<(string | null)[]> {
  server.mockClear();
  await answerOf('/api/admin/open-attempts?');
  await dataProvider.getOne('emails', { id: '1' });
  await authProvider.getIdentity();
  return server.mock.calls.map(([, request]) => new Headers(request?.headers).get('x-unattended'));
}

test.each(['click', 'input', 'keydown', 'pointerdown', 'wheel'])(
  'a page asks on behalf of the admin for ten seconds after a touch (%s), and then by itself',
  async (name) => {
    now += 60_000;
    expect(await shown()).toEqual(['true', 'true', 'true']);
    touch(name);
    expect(await shown()).toEqual([null, null, null]);
    now += 10_000;
    expect(await shown()).toEqual([null, null, null]);
    now += 1;
    expect(await shown()).toEqual(['true', 'true', 'true']);
  },
);
