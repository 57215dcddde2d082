import { query } from '../shared/database.js';
import type { Call, Outcome } from '../shared/load-messages.js';
import type { BusyLoad } from '../shared/load-process.js';
import { submitAll } from '../shared/prepare.js';
import type { Server } from '../shared/servers.js';
import { addOpenAttempts, callTo, type OpenAttempt } from '../shared/students.js';

export const WITHIN_SECONDS = 2;
const OTHERS = 200;

const KEPT = `
  SELECT count(*)::int AS attempts,
    count(*) FILTER (WHERE attempts.state = 'submitted')::int AS submitted,
    count(results.id)::int AS results,
    count(*) FILTER (WHERE students.attempts_used = 3)::int AS counted,
    (SELECT count(*)::int FROM emails WHERE kind = 'test-result'
      AND to_address IN (SELECT email FROM students WHERE id = ANY($2))) AS mails
  FROM attempts JOIN students ON students.id = attempts.student_id
    LEFT JOIN results ON results.id = attempts.id
  WHERE attempts.id = ANY($1)`;

async function rejectLosses(url: string, attempts: readonly OpenAttempt[]): Promise<void> {
  const ids = [
    attempts.map(({ attemptId }) => attemptId),
    attempts.map(({ studentId }) => studentId),
  ];
  const [kept] = await query<Record<string, number>>(url, KEPT, ids);
  if (Object.values(kept ?? {}).some((count) => count !== attempts.length)) {
    throw new Error(`Of ${attempts.length} submits were kept: ${JSON.stringify(kept)}`);
  }
}

function rejectFailures({ statuses }: Outcome, what: string): void {
  const failed = Object.keys(statuses).some((status) => status !== '200');
  if (failed) throw new Error(`${what} were answered: ${JSON.stringify(statuses)}`);
}

/** Times in milliseconds. */
export type Burst = { readonly submits: readonly number[]; readonly others: readonly number[] };

export async function otherCalls(url: string, server: Server): Promise<readonly Call[]> {
  const [open, done] = [await addOpenAttempts(url, OTHERS), await addOpenAttempts(url, OTHERS)];
  await submitAll(server, done);
  return open.flatMap((one, at) => [
    callTo.resume(one),
    callTo.attempts(one),
    ...(done[at] ? [callTo.result(done[at])] : []),
  ]);
}

/** @throws Error if a submit was lost, counted twice, or not answered */
export async function runBurst(
  load: BusyLoad,
  url: string,
  servers: readonly Server[],
  { attempts, others }: { readonly attempts: number; readonly others: readonly Call[] },
): Promise<Burst> {
  const opened = await addOpenAttempts(url, attempts);
  const order = {
    urls: servers.map((server) => server.url),
    calls: opened.map(callTo.submit),
    pace: { kind: 'burst', withinSeconds: WITHIN_SECONDS } as const,
  };
  const { own, others: besides } = await load.run(order, others);
  rejectFailures(own, 'submits');
  rejectFailures(besides, 'other calls');
  await rejectLosses(url, opened);
  return { submits: own.latencies, others: besides.latencies };
}
