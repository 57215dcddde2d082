import { setTimeout as delay } from 'node:timers/promises';
import { CUT, MAIL_TEXT } from '@portal/backend/testing/smtp-stand-in.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import type { WholeDrill } from './whole.js';

const MAILS = chooseSize(60, 300);
const KILLS = chooseSize(1, 3);
/** As many connections to the mail server as a worker has. */
const IN_FLIGHT = 5;
const CUT_MAILS = 20;
/** A job whose worker was killed is given to another after 30 to 60 s by BullMQ's defaults. */
const AFTERMATH_MS = chooseSize(0, 75_000);

export const workerKilled: WholeDrill = {
  fault: `Worker killed (-9) among ${MAILS} mails`,
  inEachRun: true,
  async run(whole) {
    const { worker } = whole.topology;
    await whole.oweMails(MAILS);
    for (let kill = 1; kill <= KILLS; kill++) {
      await whole.untilCame((MAILS * kill) / (KILLS + 1) / 2);
      await worker.kill();
      await worker.up();
    }
    const broken = await whole.findBroken();
    await delay(AFTERMATH_MS);
    return [...broken, ...whole.findRepeated(KILLS * IN_FLIGHT)];
  },
};

const redisEmptied: WholeDrill = {
  fault: `Redis emptied (FLUSHALL) among ${MAILS} mails`,
  inEachRun: true,
  async run(whole) {
    await whole.oweMails(MAILS);
    await whole.untilCame(MAILS / 10);
    await whole.topology.redis.empty();
    const student = whole.visitor();
    await student.join();
    student.leave();
    return whole.findBroken(() => whole.findRepeated(0));
  },
};

const answersCut: WholeDrill = {
  fault: `Connection cut after the text of ${CUT_MAILS} mails, the answer unheard`,
  inEachRun: true,
  async run(whole) {
    let cut = 0;
    whole.smtp.script = (line) => (line === MAIL_TEXT && cut++ < CUT_MAILS ? CUT : undefined);
    await whole.oweMails(MAILS);
    await whole.untilCame(MAILS);
    return whole.findBroken(() => whole.findRepeated(CUT_MAILS));
  },
};

export const MAIL_DRILLS: readonly WholeDrill[] = [workerKilled, redisEmptied, answersCut];
