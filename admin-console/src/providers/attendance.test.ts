import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { authProvider } from './auth-provider.js';
import { answerOf, dataProvider } from './data-provider.js';
import { installServer, installStorage, json } from '../testing/stand-ins.js';
import { watchTouches } from './attendance.js';

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
