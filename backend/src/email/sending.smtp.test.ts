import { anEmail } from '@portal/domain/testing/an-email.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { emailOf, post, untilState } from '../testing/mails.js';
import { queueStores, type QueueStore } from '../testing/queue-stores.js';
import { MAIL_TEXT, SmtpStandIn } from '../testing/smtp-stand-in.js';
import { adminTokenOf } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

type Queue = { readonly queue: string; readonly counts: Readonly<Record<string, number>> };

/** Three processes have enough of them to take the same one. */
const MANY = chooseSize(60, 300);

/** Far more than it takes, also on a busy machine. */
const SEND_MANY_MS = 100_000;

const EXPIRED = new Date(Date.now() - 1_000);

describe.each(queueStores('Redis'))('A mail', (_, openStore) => {
  let store: QueueStore;
  let smtp: SmtpStandIn;
  let portal: TestPortal;

  beforeAll(async () => {
    store = await openStore();
    smtp = await new SmtpStandIn().up();
    portal = await startPortal({ ...store.settings, SMTP_URL: smtp.url });
  });

  afterEach(() => {
    smtp.script = () => undefined;
  });

  afterAll(async () => {
    await portal.stop();
    await smtp.down();
    await store.stop();
  });

  const posted = async (email = anEmail()) => ({ email, id: await post(portal, email) });

  it('goes out once, under its own Message-ID, and its code is not kept', async () => {
    const { id, email } = await posted();
    expect(await untilState(portal.dataSource, id, 'sent')).toMatchObject({ tries: 1, data: {} });
    expect(smtp.mailsTo(email.to)).toMatchObject([
      { recipients: [email.to], messageId: `<${id}@portal.example.com>` },
    ]);
  });

  it('goes out once, also when there are hundreds and three processes', async () => {
    await Promise.all([portal.addReplica(), portal.addReplica()]);
    const all = Array.from({ length: MANY }, () => anEmail());
    await portal.ports.unitOfWork.run(async (tx) => {
      for (const email of all) await tx.emails.add(email);
    });
    const areThere = () => Promise.resolve(all.every(({ to }) => smtp.mailsTo(to).length > 0));
    await until(areThere, SEND_MANY_MS);
    for (const { to } of all) expect(smtp.mailsTo(to)).toHaveLength(1);
  });

  it('A mail that was committed while the mail server was away goes out when it is back', async () => {
    await smtp.down();
    const { id, email } = await posted();
    await until(async () => (await emailOf(portal.dataSource, id)).lastError);
    expect(smtp.mailsTo(email.to)).toEqual([]);
    await smtp.up();
    await untilState(portal.dataSource, id, 'sent');
    expect(smtp.mailsTo(email.to)).toHaveLength(1);
  });

  it('A mail that the server refuses for good is kept as failed, with the reason, and not tried again', async () => {
    const gone = 'gone@example.org';
    smtp.script = (line) => (line.includes(gone) ? '550 5.1.1 no such user' : undefined);
    const { id, email } = await posted(anEmail({ to: gone }));
    const failed = await untilState(portal.dataSource, id, 'failed');
    expect(failed).toMatchObject({ tries: 1, data: email.data });
    expect(failed.lastError).toContain('550 5.1.1 no such user');
  });

  it('A mail that the server defers is tried again, under the same Message-ID', async () => {
    const shown: string[] = [];
    smtp.script = (line) => {
      if (line !== MAIL_TEXT || shown.length === 2) return undefined;
      shown.push('451 4.3.0 later');
      return shown.at(-1);
    };
    const { id, email } = await posted();
    expect(await untilState(portal.dataSource, id, 'sent')).toMatchObject({ tries: 3 });
    const ids = smtp.mailsTo(email.to).map(({ messageId }) => messageId);
    expect(ids).toEqual(Array.from({ length: 3 }, () => `<${id}@portal.example.com>`));
  });

  it('A mail whose code has expired is dropped', async () => {
    const { id, email } = await posted(anEmail({ expiresAt: EXPIRED }));
    expect(await untilState(portal.dataSource, id, 'dropped')).toMatchObject({ data: {} });
    expect(smtp.mailsTo(email.to)).toEqual([]);
  });

  it('A mail on which the server hangs holds no other up', async () => {
    const hung = anEmail();
    let isHung = false;
    smtp.script = (line) => {
      if (!line.includes(hung.to)) return undefined;
      isHung = true;
      return null;
    };
    const { id } = await posted(hung);
    await until(() => Promise.resolve(isHung));
    await untilState(portal.dataSource, (await posted()).id, 'sent');
    smtp.script = () => undefined;
    await smtp.down();
    await smtp.up();
    await untilState(portal.dataSource, id, 'sent');
    expect(smtp.mailsTo(hung.to)).toHaveLength(1);
  });

  it('A mail that waits to be tried again is counted by each process, also where only the API is served', async () => {
    smtp.script = (line) => (line.startsWith('RCPT') ? '451 Later' : undefined);
    await posted();
    const api = await portal.addReplica({ PROCESS_ROLE: 'api' });
    const token = await adminTokenOf(portal, 'support');
    // It is tried again and again, so each process is asked until it waits.
    for (const { client } of [api, portal]) {
      const queues = await until(async () => {
        const { body } = await client.as(token).get('/api/admin/queues');
        const found = (body as { readonly queues: readonly Queue[] }).queues;
        return found[0]?.counts.delayed === 1 && found;
      });
      expect(queues.map(({ queue }) => queue)).toEqual(['emails', 'chores']);
    }
  });
});
