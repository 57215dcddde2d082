import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { post, untilState } from '../testing/outbox.js';
import { startProduct, type ProductProcess } from '../testing/product-process.js';
import { queueStores, type QueueStore } from '../testing/queue-stores.js';
import { MAIL_TEXT, SmtpStandIn } from '../testing/smtp-stand-in.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

/** Mails in flight when a worker dies are caught up in this time. */
const MAILS = process.env.CORE_TESTS === '1' ? 20 : 60;

describe.each(queueStores('PostgreSQL'))('A worker that is killed', (_, openStore) => {
  let store: QueueStore;
  let smtp: SmtpStandIn;
  let portal: TestPortal;
  const workers: ProductProcess[] = [];

  beforeAll(async () => {
    store = await openStore();
    smtp = await new SmtpStandIn().up();
    portal = await startPortal({ ...store.settings, SMTP_URL: smtp.url, PROCESS_ROLE: 'api' });
  });

  afterEach(async () => {
    smtp.script = () => undefined;
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  });

  afterAll(async () => {
    await portal.stop();
    await smtp.down();
    await store.stop();
  });

  const startWorker = async () => {
    const worker = await startProduct({ ...portal.config, PROCESS_ROLE: 'worker' });
    workers.push(worker);
    return worker;
  };

  it('A worker killed in mid-send loses no mail; what was in flight comes again under the same Message-ID', async () => {
    const emails = Array.from({ length: MAILS }, () => anEmail());
    const ids = await Promise.all(emails.map((email) => post(portal, email)));
    smtp.script = (line) =>
      line === MAIL_TEXT && smtp.mails.length > MAILS / 2 ? null : undefined;
    const worker = await startWorker();
    // Those that were answered are noted too: otherwise they would come again beside those in flight.
    await until(async () => {
      const answered = smtp.mails.filter(({ answer }) => answer !== null).length;
      return smtp.mails.length > MAILS / 2 + 4 && (await countSent(portal)) === answered;
    });
    await worker.end('SIGKILL');
    smtp.script = () => undefined;
    const inFlight = MAILS - (await countSent(portal));
    expect(inFlight).toBeGreaterThan(0);
    await startWorker();
    for (const id of ids) await untilState(portal.dataSource, id, 'sent');
    const twice = emails.filter(({ to }) => smtp.mailsTo(to).length > 1);
    expect(twice.length).toBeLessThanOrEqual(5);
    for (const [at, { to }] of emails.entries()) {
      const messageIds = new Set(smtp.mailsTo(to).map(({ messageId }) => messageId));
      expect([...messageIds]).toEqual([`<${ids[at]!}@portal.example.com>`]);
    }
  });

  it('A worker that gets SIGTERM ends by itself, and the next one sends the rest once', async () => {
    const worker = await startWorker();
    const emails = Array.from({ length: MAILS }, () => anEmail());
    const ids = await Promise.all(emails.map((email) => post(portal, email)));
    await until(() =>
      Promise.resolve(smtp.mails.some(({ recipients }) => recipients[0] === emails[0]!.to)),
    );
    await worker.end('SIGTERM');
    await startWorker();
    for (const id of ids) await untilState(portal.dataSource, id, 'sent');
    for (const { to } of emails) expect(smtp.mailsTo(to)).toHaveLength(1);
  });
});

async function countSent({ dataSource }: TestPortal): Promise<number> {
  const sql = "SELECT count(*)::int AS count FROM emails WHERE state = 'sent'";
  const rows = await dataSource.query<{ count: number }[]>(sql);
  return rows[0]!.count;
}
