/**
 * The least that could do the work: Fastify and pg, with nothing checked, logged, counted or sent
 * along, and no token verified. A yardstick, and nothing to run.
 */
import { fastify } from 'fastify';
import pg from 'pg';
import { claimsOf } from './claims.js';
import type { sameSql } from './same-sql.js';

/** As many as the product has. */
const CONNECTIONS = 20;

const [url, port] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
const server = fastify();

type Submit = { readonly attemptId: string };

let loaded: Promise<ReturnType<typeof sameSql>> | undefined;

/** Loaded by the first call: its statements come with code of the product, which would slow the start. */
const same = () => (loaded ??= import('./same-sql.js').then((module) => module.sameSql(pool)));

server.post<{ Body: Submit }>('/api/test/submit', async ({ headers, body }) => {
  const claims = claimsOf(headers.authorization);
  return { success: true, resultId: await (await same()).submit(claims, body.attemptId) };
});
server.get('/api/test/questions', async ({ headers }) => ({
  success: true,
  ...(await (await same()).resume(claimsOf(headers.authorization))),
}));
server.get('/api/attempts/:email', async ({ headers }) => ({
  success: true,
  ...(await (await same()).attemptStatus(claimsOf(headers.authorization))),
}));
server.get<{ Params: { id: string } }>('/api/test-results/:id', async ({ headers, params }) => ({
  success: true,
  record: await (await same()).result(claimsOf(headers.authorization), params.id),
}));
server.get('/health/ready', () => ({ success: true }));

await server.listen({ port: Number(port), host: '127.0.0.1' });
