import { setTimeout as delay } from 'node:timers/promises';
import { BOTH, type Drill } from './drill.js';
import type { Stage, TimedCall } from './stage.js';

const MAILS = 300;
const WORKS_AGAIN_SECONDS = 5;
const OUT_SECONDS = 30;
const BETWEEN_CALLS_MS = 20;

type Watch = { readonly calls: TimedCall[]; stop(): Promise<void> };

/** Makes one request after the other. */
function callAllTheTime(stage: Stage): Watch {
  const calls: TimedCall[] = [];
  const watch = { isOver: false };
  const made = (async () => {
    while (!watch.isOver) {
      calls.push(await stage.call());
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
async function untilWorksAgain(stage: Stage): Promise<number | null> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < 2 * WORKS_AGAIN_SECONDS) {
    if ((await stage.call()).status === 200) return seconds();
    await delay(BETWEEN_CALLS_MS);
  }
  return null;
}

const isWell = ({ status, retryAfter }: TimedCall): boolean =>
  status === 200 || (status === 503 && retryAfter !== null);

function faultsOf(calls: readonly TimedCall[], isUp: boolean, worksAfter: number | null) {
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
  name: 'postgres',
  fault: `PostgreSQL restarted at once (immediate) among ${MAILS} mails`,
  stores: BOTH,
  outageSeconds: 0,
  async run(stage) {
    await stage.subject.startWorker();
    await stage.owe(MAILS);
    const watch = callAllTheTime(stage);
    await stage.untilCame(MAILS / 10);
    await stage.database.restartAtOnce();
    const worksAfter = await untilWorksAgain(stage);
    await watch.stop();
    const later = watch.calls.filter(({ status }) => status === 503).length;
    const outcome = await stage.conclude(
      { withinSeconds: OUT_SECONDS, doubledAtMost: 0 },
      { notes: [`${later} requests put off (503), works again after ${shown(worksAfter)} s`] },
    );
    const faults = faultsOf(watch.calls, stage.subject.isUp(), worksAfter);
    return { ...outcome, broken: [...outcome.broken, ...faults] };
  },
};

const shown = (seconds: number | null): string => seconds?.toFixed(1) ?? '-';
