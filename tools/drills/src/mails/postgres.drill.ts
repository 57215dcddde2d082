import { setTimeout as delay } from 'node:timers/promises';
import { BOTH, type Drill } from './drill.js';
import type { Harness, TimedCall } from './harness.js';

const MAILS = 300;
const WORKS_AGAIN_SECONDS = 5;
const OUT_SECONDS = 30;
const BETWEEN_CALLS_MS = 20;

type Watch = { readonly calls: TimedCall[]; stop(): Promise<void> };

/** Makes one request after the other. */
function callAllTheTime(harness: Harness): Watch {
  const calls: TimedCall[] = [];
  const watch = { isOver: false };
  const made = (async () => {
    while (!watch.isOver) {
      calls.push(await harness.call());
      await delay(BETWEEN_CALLS_MS);
    }
  })();
  return {
    calls,
    async stop() {
      watch.isOver = true;
      await made;
    },
  };
}

/** Seconds until a request was acknowledged; null if none was in good time. */
async function untilWorksAgain(harness: Harness): Promise<number | null> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < 2 * WORKS_AGAIN_SECONDS) {
    if ((await harness.call()).status === 200) return seconds();
    await delay(BETWEEN_CALLS_MS);
  }
  return null;
}

const isWell = ({ status, retryAfter }: TimedCall): boolean =>
  status === 200 || (status === 503 && retryAfter !== null);

function findFaults(calls: readonly TimedCall[], isUp: boolean, worksAfter: number | null) {
  const odd = calls.filter((call) => !isWell(call));
  const answers = [...new Set(odd.map(({ status }) => status ?? 'no answer'))].join(', ');
  const isLate = worksAfter === null || worksAfter > WORKS_AGAIN_SECONDS;
  return [
    ...(isUp ? [] : ['a process died']),
    ...(odd.length > 0 ? [`${odd.length} requests neither done nor put off: ${answers}`] : []),
    ...(isLate ? [`did not work again within ${WORKS_AGAIN_SECONDS} s`] : []),
  ];
}

export const postgresRestarted: Drill = {
  fault: `PostgreSQL restarted at once (immediate) among ${MAILS} mails`,
  stores: BOTH,
  async run(harness) {
    await harness.product.startWorker();
    await harness.owe(MAILS);
    const watch = callAllTheTime(harness);
    await harness.untilCame(MAILS / 10);
    await harness.database.restartAtOnce();
    const worksAfter = await untilWorksAgain(harness);
    await watch.stop();
    const broken = await harness.findBroken({ withinSeconds: OUT_SECONDS, doubledAtMost: 0 });
    return [...broken, ...findFaults(watch.calls, harness.product.isUp(), worksAfter)];
  },
};
