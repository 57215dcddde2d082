import { CONNECTIONS } from '../shared/contest.js';
import type { Call } from '../shared/load-messages.js';
import type { BusyLoad } from '../shared/load-process.js';
import type { Server } from '../shared/servers.js';
import { addOpenAttempts, type OpenAttempt } from '../shared/students.js';

export const PASSWORD = 'Correct-horse-7';

/** Each from a separate address, so that no limit on one address comes in. */
const signIn = ({ email }: OpenAttempt, at: number): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email, password: PASSWORD }),
  from: `10.0.${Math.floor(at / 250)}.${1 + (at % 250)}`,
});

export async function runStorm(
  load: BusyLoad,
  { url, server, hash }: { readonly url: string; readonly server: Server; readonly hash: string },
  count: number,
  others: readonly Call[],
) {
  const students = await addOpenAttempts(url, count, hash);
  const pace = { kind: 'once', atOnce: CONNECTIONS } as const;
  const order = { urls: [server.url], calls: students.map(signIn), pace };
  const { own, others: besides } = await load.run(order, others);
  if (own.statuses[200] !== count) throw new Error(`Sign-ins: ${JSON.stringify(own.statuses)}`);
  return { aSecond: count / own.seconds, others: besides.latencies };
}
