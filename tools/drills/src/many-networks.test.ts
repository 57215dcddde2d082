import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { declaredRoutes } from '@portal/backend/app/routes.js';
import type { Answer } from '@portal/backend/testing/test-client.js';
import { portalOfFile } from '@portal/backend/testing/test-portal.js';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';
import { chooseSize, IS_NIGHT } from '@portal/domain/testing/night.js';

const NETWORKS = chooseSize(26, 1_000);
/** Each network has more than its allowance of a form, and all of them have more than the allowance of all. */
const CALLS_OF_EACH = 3;
const AT_ONCE = 26;

const portal = await portalOfFile({
  PROCESS_ROLE: 'api',
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_FACTOR: 0.01,
});

/** What a browser without scripts sends: it can do no work, and waits. */
const WITHOUT_SCRIPTS = ['POST /contact', 'POST /internship-application'];

const limited = declaredRoutes().filter(
  ({ access, name }) => access.calls && !WITHOUT_SCRIPTS.includes(name),
);
const ofEachLimit = new Map(
  limited.map(({ name, access }) => [JSON.stringify(access.calls), name]),
);
/** In each run one route of every other limit, at night all. */
const ROUTES = IS_NIGHT
  ? limited.map(({ name }) => name)
  : [...ofEachLimit.values()].filter((_, at) => at % 2 === 0);

const call = (route: string, address: string, headers: Readonly<Record<string, string>> = {}) => {
  const [method = '', path = ''] = route.split(' ');
  return portal.client.raw(
    method,
    path.replaceAll(/:\w+/g, () => randomUUID()),
    {
      headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: '{}' }),
    },
  );
};

/** The call as the site makes it: the work is done if it is asked for, for the route and for what the call is about. */
async function callWithWork(
  route: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  mostProofs = 2,
): Promise<Answer> {
  const answer = await call(route, address, headers);
  const { proof } = (answer.body ?? {}) as { proof?: unknown };
  const header = await headerWithProof(proof, () => setImmediate());
  if (!header || mostProofs === 0) return answer;
  return callWithWork(route, address, Object.fromEntries([header]), mostProofs - 1);
}

async function flood(route: string): Promise<void> {
  const networks = Array.from({ length: NETWORKS }, (_, at) => `2001:db8:${at.toString(16)}::1`);
  const calls = Array.from({ length: CALLS_OF_EACH }, () => networks).flat();
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    await Promise.all(calls.slice(from, from + AT_ONCE).map((address) => call(route, address)));
  }
}

it.each(ROUTES)('%s answers a clean caller while many networks call it', async (route) => {
  await portal.dataSource.query('DELETE FROM rate_limits');
  await flood(route);
  for (const nth of ['first', 'second']) {
    expect([nth, (await callWithWork(route, '203.0.113.9')).status]).not.toEqual([nth, 429]);
  }
});
