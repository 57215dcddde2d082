import { setTimeout as delay } from 'node:timers/promises';
import { CUT, MAIL_TEXT } from '@portal/backend/testing/smtp-stand-in.js';
import { BOTH, type Drill } from './drill.js';
import { newAddresses, type Harness } from './harness.js';

const MAILS = 50;
const IN_FLIGHT = 5;
const CUT_MAILS = 20;
const RETURN_SECONDS = 120;
/** Long enough for the waits between tries to have grown to a minute. */
const LONG_OUTAGE_SECONDS = 75;
/** Longer than our own time-out twice. */
const HANGING_SECONDS = 45;
const SHORT_OUTAGE_SECONDS = 5;

const isRecipient = (line: string): boolean => line.startsWith('RCPT');

type Change = (harness: Harness) => unknown;

/** The server fails all mails for a while; codes that expire during it are of no use afterwards. */
const serverFails = (fault: string, outageSeconds: number, begin: Change, end: Change): Drill => ({
  fault,
  stores: BOTH,
  async run(harness) {
    await harness.product.startWorker();
    await harness.owe(IN_FLIGHT);
    await begin(harness);
    await harness.owe(MAILS);
    const codes = newAddresses(IN_FLIGHT);
    await harness.product.owe(codes, new Date(Date.now() + (outageSeconds * 1000) / 2));
    await delay(outageSeconds * 1000);
    await end(harness);
    const broken = await harness.findBroken({
      withinSeconds: RETURN_SECONDS,
      doubledAtMost: IN_FLIGHT,
    });
    const late = codes.filter((address) => harness.smtp.mailsTo(address).length > 0).length;
    return [...broken, ...(late > 0 ? [`${late} expired codes sent`] : [])];
  },
});

export const smtpDown = serverFails(
  'mail server down, and back',
  LONG_OUTAGE_SECONDS,
  ({ smtp }) => smtp.down(),
  ({ smtp }) => smtp.up(),
);

export const smtpHanging = serverFails(
  'mail server takes connections and says nothing',
  HANGING_SECONDS,
  ({ smtp }) => {
    smtp.script = () => null;
  },
  ({ smtp }) => {
    smtp.script = () => undefined;
  },
);

export const smtpDeferring = serverFails(
  'mail server says 451 (try later)',
  SHORT_OUTAGE_SECONDS,
  ({ smtp }) => {
    smtp.script = (line) => (isRecipient(line) ? '451 4.3.0 later' : undefined);
  },
  ({ smtp }) => {
    smtp.script = () => undefined;
  },
);

export const smtpCut: Drill = {
  fault: `connection cut after DATA for ${CUT_MAILS} mails, the answer unheard`,
  stores: BOTH,
  inEachRun: 'Redis',
  async run(harness) {
    let cut = 0;
    harness.smtp.script = (line) => (line === MAIL_TEXT && cut++ < CUT_MAILS ? CUT : undefined);
    await harness.owe(MAILS);
    await harness.product.startWorker();
    return harness.findBroken({ withinSeconds: RETURN_SECONDS, doubledAtMost: CUT_MAILS });
  },
};

/** How often the server was asked for each of the recipients. */
function countAsked(harness: Harness, recipients: readonly string[]): () => readonly number[] {
  const asked = new Map(recipients.map((address) => [`<${address}>`, 0]));
  harness.smtp.script = (line) => {
    const recipient = isRecipient(line) ? line.slice(line.indexOf('<')) : '';
    const times = asked.get(recipient);
    if (times === undefined) return undefined;
    asked.set(recipient, times + 1);
    return '550 5.1.1 no such user';
  };
  return () => [...asked.values()];
}

export const smtpRefusing: Drill = {
  fault: 'mail server says 550 (no such user) to some',
  stores: BOTH,
  async run(harness) {
    const gone = newAddresses(IN_FLIGHT);
    const asked = countAsked(harness, gone);
    await harness.product.startWorker();
    await harness.product.owe(gone);
    await harness.owe(MAILS);
    const broken = await harness.findBroken({ withinSeconds: RETURN_SECONDS, doubledAtMost: 0 });
    const shown = (await harness.product.findFailures()).filter(({ reason }) =>
      reason.includes('550'),
    );
    const again = asked().filter((times) => times !== 1).length;
    return [
      ...broken,
      ...(again > 0 ? [`${again} refused mails tried again`] : []),
      ...(shown.length < gone.length ? ['a refused mail is not shown as failed'] : []),
    ];
  },
};
