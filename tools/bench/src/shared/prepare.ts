import { LoadProcess } from './load-process.js';
import type { Server } from './servers.js';
import { callTo, type OpenAttempt } from './students.js';

const AT_ONCE = 20;

export async function submitAll({ url }: Server, attempts: readonly OpenAttempt[]): Promise<void> {
  const load = await LoadProcess.start();
  const calls = attempts.map(callTo.submit);
  const { statuses } = await load.run({
    urls: [url],
    calls,
    pace: { kind: 'once', atOnce: AT_ONCE },
  });
  load.end();
  if (statuses[200] !== calls.length) throw new Error(`Not submitted: ${JSON.stringify(statuses)}`);
}
