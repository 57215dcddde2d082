import { anEmail } from '@portal/domain/testing/an-email.js';
import type { Job } from 'bullmq';
import { queueEngine, type QueueEngine } from '../platform/queue/queue-engine.bullmq.js';
import { post } from '../testing/mails.js';
import { queueStores, type QueueStore } from '../testing/queue-stores.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { EMAIL_QUEUE, type EmailJob } from './email-queue.js';
import { EmailRelay } from './relay.js';

/** More than the relay hands over at once. */
const NOTICES = 230;

describe.each(queueStores('Redis'))('Over a queue on %s', (_, openStore) => {
  let store: QueueStore;
  let portal: TestPortal;
  let engine: QueueEngine;

  beforeAll(async () => {
    store = await openStore();
    portal = await startPortal({ ...store.settings, PROCESS_ROLE: 'api' });
    engine = queueEngine(portal.config);
  });

  afterAll(async () => {
    engine.close();
    await portal.stop();
    await store.stop();
  });

  const addNotices = async (): Promise<void> => {
    await portal.ports.unitOfWork.run(async (tx) => {
      for (let count = 0; count < NOTICES; count += 1) await tx.emails.add(anEmail());
    });
    await portal.dataSource.query("UPDATE emails SET kind = 'student-message'");
  };

  const areAllQueued = async (): Promise<boolean> => {
    const sql = 'SELECT 1 FROM emails WHERE queued_at IS NULL';
    return (await portal.dataSource.query<unknown[]>(sql)).length === 0;
  };

  it('codes go out before thousands of notices that were owed and queued earlier', async () => {
    await addNotices();
    const early = await post(portal);
    const queue = engine.queue(EMAIL_QUEUE);
    await engine.connected();
    const relay = new EmailRelay(portal.dataSource, queue);
    relay.wake();
    await until(areAllQueued);
    const late = await post(portal);
    relay.wake();
    await until(areAllQueued);
    // It would queue again what is worked off here and not sent.
    await relay.close();
    const order: string[] = [];
    const work = ({ data }: Job<EmailJob>) => {
      order.push(data.emailId);
      return Promise.resolve();
    };
    const worker = engine.worker(EMAIL_QUEUE, work, { concurrency: 1 });
    worker.on('error', () => undefined);
    try {
      await until(() => Promise.resolve(order.length >= NOTICES + 2));
    } finally {
      await worker.close();
      await queue.close();
    }
    expect(order.slice(0, 2).sort()).toEqual([early, late].sort());
    expect(new Set(order).size).toBe(NOTICES + 2);
  });
});
