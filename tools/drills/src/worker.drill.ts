import { BOTH, type Drill } from './drill.js';

const IS_CORE = process.env.CORE_TESTS === '1';
const MAILS = IS_CORE ? 60 : 300;
const KILLS = IS_CORE ? 1 : 3;
/** As many connections to the mail server as a worker has. */
const IN_FLIGHT = 5;
const CATCH_UP_SECONDS = 15;

export const workerKilled: Drill = {
  name: 'worker',
  fault: `worker killed (-9) ${KILLS} times among ${MAILS} mails`,
  stores: BOTH,
  outageSeconds: 0,
  async run(harness) {
    await harness.owe(MAILS);
    for (let kills = 0; kills < KILLS; kills++) {
      const before = harness.smtp.mails.length;
      await harness.system.startWorker();
      await harness.untilCame(before + MAILS / (KILLS + 1) / 2);
      await harness.system.killWorker();
    }
    await harness.system.startWorker();
    return harness.conclude({
      withinSeconds: CATCH_UP_SECONDS,
      doubledAtMost: KILLS * IN_FLIGHT,
    });
  },
};
