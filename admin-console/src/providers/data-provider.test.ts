import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, dataProvider } from './data-provider.js';
import { installServer, installStorage, json } from '../testing/stand-ins.js';

beforeEach(() => void installStorage({ adminToken: 'T' }));
afterEach(() => void jest.restoreAllMocks());

const asked = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'completedOn', order: 'DESC' },
  filter: { passed: 'true' },
} as const;

test('reads a page of a list as the signed-in admin', async () => {
  const server = installServer({
    ...json([{ id: 'a' }]),
    headers: { 'content-range': 'results 25-25/26' },
  });
  const { data, total } = await dataProvider.getList('results', asked);
  expect({ data, total }).toEqual({ data: [{ id: 'a' }], total: 26 });
  const [called, request] = server.mock.calls[0]!;
  const { pathname, searchParams } = new URL(called as string, 'http://console.test');
  expect(pathname).toBe('/api/admin/results');
  expect(Object.fromEntries(searchParams)).toEqual({
    sort: '["completedOn","DESC"]',
    range: '[25,49]',
    filter: '{"passed":"true"}',
  });
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer T');
});

test('acts on an entry', async () => {
  const server = installServer(json({ success: true }));
  await act('students/1/deactivate', { reason: 'Cheated' });
  const [path, request] = server.mock.calls[0]!;
  expect(path).toBe('/api/admin/students/1/deactivate');
  expect(request).toMatchObject({ method: 'POST', body: '{"reason":"Cheated"}' });
});

test('a refusal carries its status, code, words and the bad fields', async () => {
  const fields = { reason: 'Please say why.' };
  const answer = { success: false, message: 'Please say why.', code: 'invalid_input', fields };
  installServer(json(answer, 400));
  await expect(act('students/1/deactivate', {})).rejects.toMatchObject({
    status: 400,
    message: 'Please say why.',
    body: { code: 'invalid_input', errors: fields },
  });
});

test('what was refused to the session before is asked for anew, once, by the one that goes on', async () => {
  const server = installServer(json({ success: false, message: 'Please sign in.' }, 401));
  const asking = dataProvider.getList('results', asked);
  installStorage({ adminToken: 'NEXT' });
  await expect(asking).rejects.toMatchObject({ status: 401 });
  const tokens = server.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get('authorization'),
  );
  expect(tokens).toEqual(['Bearer T', 'Bearer NEXT']);
});

test('a server that is away is told of in words', async () => {
  installServer(null);
  await expect(dataProvider.getList('results', asked)).rejects.toMatchObject({
    status: 0,
    message: 'Could not connect to the server.',
  });
});

test('a page of a proxy instead of JSON is no answer', async () => {
  installServer({ status: 502, body: '<html>' });
  await expect(dataProvider.getList('results', asked)).rejects.toMatchObject({ status: 502 });
});
