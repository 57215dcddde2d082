import { anEmail } from '@portal/domain/testing/an-email.js';
import { post } from '../testing/mails.js';
import { queueStores, type QueueStore } from '../testing/queue-stores.js';
import { SmtpStandIn } from '../testing/smtp-stand-in.js';
import { adminTokenOf } from '../testing/students.js';
import { startPortal, type Replica, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

type Queue = { readonly queue: string; readonly counts: Readonly<Record<string, number>> };

describe.each(queueStores('Redis'))('The state of the queues on %s', (_, openStore) => {
  let store: QueueStore;
  let smtp: SmtpStandIn;
  let portal: TestPortal;

  beforeAll(async () => {
    store = await openStore();
    smtp = await new SmtpStandIn().up();
    portal = await startPortal({ ...store.settings, SMTP_URL: smtp.url });
  });

  afterAll(async () => {
    await portal.stop();
    await smtp.down();
    await store.stop();
  });

  const read = async ({ client }: Replica, token: string) => {
    const { body } = await client.as(token).get('/api/admin/queues');
    return (body as { readonly queues: readonly Queue[] }).queues;
  };

  it('counts a mail that waits to be tried again, also where only the API is served', async () => {
    smtp.script = (line) => (line.startsWith('RCPT') ? '451 Later' : undefined);
    await post(portal, anEmail());
    const api = await portal.addReplica({ PROCESS_ROLE: 'api' });
    const token = await adminTokenOf(portal, 'support');
    // It is tried again and again, so each process is asked until it waits.
    for (const replica of [api, portal]) {
      const queues = await until(async () => {
        const found = await read(replica, token);
        return found[0]?.counts.delayed === 1 && found;
      });
      expect(queues.map(({ queue }) => queue)).toEqual(['emails', 'chores']);
    }
  });
});
