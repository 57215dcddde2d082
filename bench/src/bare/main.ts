/**
 * The least that could do the work: Fastify and pg, with nothing checked, logged, counted or sent
 * along, and no token verified. A yardstick, and nothing to run.
 */
import { fastify } from 'fastify';
import pg from 'pg';
import { claimsOf } from './claims.js';
import { submitInSteps } from './submit-in-steps.js';

/** As many as the product has. */
const CONNECTIONS = 20;

const [url, port] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
const server = fastify();

type Submit = { readonly attemptId: string };

server.post<{ Body: Submit }>('/in-steps/api/test/submit', async ({ headers, body }) => {
  const claims = claimsOf(headers.authorization);
  return { success: true, resultId: await submitInSteps(pool, claims, body.attemptId) };
});
server.get('/health/ready', () => ({ success: true }));

await server.listen({ port: Number(port), host: '127.0.0.1' });
