import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dataProvider } from './data-provider.js';
import { installServer, installStorage, json } from '../testing/stand-ins.js';

const ROWS = [{ _id: 'a', email: 'x@example.com' }];

beforeEach(() => void installStorage({ adminToken: 'T' }));
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['results', '/api/test-results', { success: true, results: ROWS }],
  ['results', '/api/test-results', { success: true, records: ROWS }],
  ['payments', '/api/payments', { success: true, payments: ROWS }],
  ['applications', '/api/internships', ROWS],
] as const)('reads %s from %s', async (resource, path, answer) => {
  const server = installServer(json(answer));
  const { data, total } = await dataProvider.getList(resource, {});
  expect(data).toEqual([{ ...ROWS[0], id: 'a' }]);
  expect(total).toBe(1);
  const [called, request] = server.mock.calls[0]!;
  expect(called).toBe(path);
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer T');
});

test('a refusal carries its status and words', async () => {
  installServer(json({ success: false, message: 'Not for you.' }, 403));
  const read = dataProvider.getList('results', {});
  await expect(read).rejects.toMatchObject({ status: 403, said: 'Not for you.' });
});
