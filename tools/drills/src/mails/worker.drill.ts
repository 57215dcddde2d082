import { chooseSize } from '@portal/domain/testing/night.js';
import { BOTH, type Drill } from './drill.js';

const MAILS = chooseSize(60, 300);
const KILLS = chooseSize(1, 3);
/** As many connections to the mail server as a worker has. */
const IN_FLIGHT = 5;
const CATCH_UP_SECONDS = 15;

export const workerKilled: Drill = {
  fault: `worker killed (-9) ${KILLS} times among ${MAILS} mails`,
  stores: BOTH,
  inEachRun: 'PostgreSQL',
  async run(harness) {
    await harness.owe(MAILS);
    for (let kills = 0; kills < KILLS; kills++) {
      const before = harness.smtp.mails.length;
      await harness.product.startWorker();
      await harness.untilCame(before + MAILS / (KILLS + 1) / 2);
      await harness.product.killWorker();
    }
    await harness.product.startWorker();
    return harness.findBroken({
      withinSeconds: CATCH_UP_SECONDS,
      doubledAtMost: KILLS * IN_FLIGHT,
    });
  },
};
