import { anEmail } from '@portal/domain/testing/an-email.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { NOW } from '../platform/database/now.sql.js';
import { emailOf } from '../testing/mails.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { EmailSchema } from './email.schema.js';
import type { Mailer } from './mailer.nodemailer.js';
import { typeormOutbox } from './outbox.typeorm.js';
import { sendEmail } from './send-email.js';

let database: TestDatabase;
let workers: readonly [DataSource, DataSource];

beforeAll(async () => {
  database = await createTestDatabase();
  const connect = () => newDataSource(database.url).initialize();
  workers = [await connect(), await connect()];
});

afterAll(async () => {
  await Promise.all(workers.map((dataSource) => dataSource.destroy()));
  await database.drop();
});

const releases: (() => void)[] = [];

afterEach(() => {
  for (const release of releases.splice(0)) release();
});

function slowMailer() {
  const sent: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  releases.push(release);
  const mailer: Mailer = {
    async send({ to }) {
      sent.push(to);
      if (sent.length === 1) await released;
    },
    close: () => undefined,
  };
  return { mailer, sent, release };
}

async function posted(): Promise<string> {
  const email = anEmail();
  await workers[0].transaction((manager) => typeormOutbox(manager).add(email));
  const { id } = await workers[0].getRepository(EmailSchema).findOneByOrFail({ to: email.to });
  return id;
}

const send = (worker: 0 | 1, mailer: Mailer, emailId: string, isLastTry = false) =>
  sendEmail(
    { dataSource: workers[worker], mailer, onEnd: () => undefined },
    { emailId, isLastTry },
  );

const set = (id: string, sql: string) =>
  workers[0].query(`UPDATE emails SET ${sql} WHERE id = $1`, [id]);

describe('A mail that one worker is sending', () => {
  it('is not sent by another worker, which leaves it for a later try', async () => {
    const id = await posted();
    const { mailer, sent, release } = slowMailer();
    const first = send(0, mailer, id);
    await until(() => Promise.resolve(sent.length === 1));
    await expect(send(1, mailer, id)).rejects.toThrow('Another worker has this mail');
    await expect(send(1, mailer, id, true)).rejects.toThrow('Another worker has this mail');
    release();
    await first;
    expect(sent).toHaveLength(1);
    expect(await emailOf(workers[0], id)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('stays claimed for as long as the mail server takes', async () => {
    const id = await posted();
    const { mailer, sent, release } = slowMailer();
    const first = send(0, mailer, id);
    await until(() => Promise.resolve(sent.length === 1));
    await set(id, `claimed_until = ${NOW} + interval '1 hour'`);
    await until(async () => {
      const { claimedUntil } = await emailOf(workers[0], id);
      return claimedUntil && claimedUntil.getTime() < Date.now() + 60_000;
    });
    release();
    await first;
    expect(await emailOf(workers[0], id)).toMatchObject({ state: 'sent', claimedUntil: null });
  });

  it('stays given up if it was given up after the claim had lapsed', async () => {
    const id = await posted();
    const gone: Mailer = {
      async send() {
        await set(id, "state = 'dropped', claimed_until = NULL");
        throw new Error('451 later');
      },
      close: () => undefined,
    };
    await expect(send(0, gone, id)).rejects.toThrow('451 later');
    expect(await emailOf(workers[0], id)).toMatchObject({ state: 'dropped' });
  });
});

describe('A mail that no worker is sending', () => {
  it('is sent by another worker once the claim of one that died has lapsed', async () => {
    const id = await posted();
    await set(id, `claimed_until = ${NOW} - interval '1 second', tries = 1`);
    const { mailer, sent, release } = slowMailer();
    release();
    await send(1, mailer, id);
    expect(sent).toHaveLength(1);
    expect(await emailOf(workers[0], id)).toMatchObject({ state: 'sent', tries: 2 });
  });

  it.each(['sent', 'failed', 'dropped'])('A mail that is %s is not sent again', async (state) => {
    const id = await posted();
    await set(id, `state = '${state}'`);
    const { mailer, sent, release } = slowMailer();
    release();
    await send(0, mailer, id);
    expect(sent).toEqual([]);
    expect(await emailOf(workers[0], id)).toMatchObject({ state, tries: 0 });
  });
});
