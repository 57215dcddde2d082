import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeRoles, type DatabaseRoles } from '../../testing/database-roles.js';
import { mailTo } from '../../testing/mails.js';
import { hasRedis, RedisServer } from '../../testing/redis-server.js';
import { SmtpStandIn } from '../../testing/smtp-stand-in.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { examine } from './examine.js';
import { lineOf } from './finding.js';
import type { Outside } from './outside.js';
import { variablesOf } from '../../testing/test-config.js';

const COMMAND = join(import.meta.dirname, '../../../dist/bundle/doctor.js');
const DAY_MS = 86_400_000;

const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'mail.saralpath.in': ['v=spf1 include:relay.test -all', 'another=text'],
  '_dmarc.saralpath.in': ['v=DMARC1; p=none'],
};

const after = (days: number) => new Date(Date.now() + days * DAY_MS);

const GOOD: Outside = {
  textsOf: (name) => Promise.resolve(RECORDS[name] ?? []),
  certificateEnd: () => Promise.resolve(after(60)),
};

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

const portal = await portalOfFile({
  PROCESS_ROLE: 'api',
  PUBLIC_URL: 'https://portal.saralpath.in',
  MAIL_FROM: 'Saral Digital <no-reply@mail.saralpath.in>',
});

const environmentOf = (changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...variablesOf(portal.config),
  ...changes,
});

async function faultsOf(
  changes: Readonly<Record<string, string>>,
  outside: Partial<Outside> = {},
): Promise<readonly string[]> {
  const found = await examine(environmentOf(changes), { ...GOOD, ...outside });
  return found.filter(({ state }) => state === 'wrong').map(lineOf);
}

describe('The doctor', () => {
  it('finds nothing wrong where all answers, says what it cannot know, and sends a test mail', async () => {
    const found = await examine(environmentOf({}), GOOD, 'operator@saralpath.in');
    expect(found.map(({ state, name }) => `${state}: ${name}`)).toEqual([
      ...['ok: The settings', 'ok: PUBLIC_URL', 'ok: DATABASE_URL', 'ok: ADMIN_PASSWORD'],
      ...['not known: RAZORPAY_WEBHOOK_SECRET', 'not known: The backup', 'ok: REDIS_URL'],
      ...['ok: SMTP_URL', 'ok: MAIL_FROM', 'ok: SPF', 'ok: DMARC', 'not known: DKIM'],
      'ok: RAZORPAY_KEY_ID',
    ]);
    await mailTo(portal.inbox, 'operator@saralpath.in', /Test mail of Saral Digital/);
  });

  it.each([
    [{ SMPT_URL: 'smtp://localhost' }, {}, /SMPT_URL: is not read; SMTP_URL is/],
    [{ MAIL_FROM: 'nobody' }, {}, /MAIL_FROM: must be an email address/],
    [
      { DATABASE_URL: 'postgresql://me:hidden@127.0.0.1:9/a' },
      {},
      /DATABASE_URL: .*127\.0\.0\.1:9/,
    ],
    [{ REDIS_URL: 'redis://me:hidden@127.0.0.1:9' }, {}, /REDIS_URL: .*127\.0\.0\.1:9.*ECONNREF/],
    [{ SMTP_URL: 'smtp://me:hidden@127.0.0.1:9' }, {}, /SMTP_URL: .*127\.0\.0\.1:9.*ECONNREF/],
    [{ RAZORPAY_KEY_SECRET: 'Kd9sLq0ZpXv7BnM4tRw1Yc2h' }, {}, /RAZORPAY_KEY_SECRET: .*refuses/],
    [{ RAZORPAY_API_URL: 'http://127.0.0.1:9' }, {}, /RAZORPAY_API_URL: 127\.0\.0\.1:9 gives no/],
    [{}, { certificateEnd: () => Promise.resolve(after(5)) }, /PUBLIC_URL: .*renew it/],
    [{}, { certificateEnd: failing('CERT_HAS_EXPIRED') }, /PUBLIC_URL: browsers refuse/],
    [{ MAIL_FROM: 'no-reply@saralpath.in' }, {}, /SPF: saralpath.in has no record/],
    [
      { MAIL_FROM: 'a@twice.saralpath.in' },
      { textsOf: () => Promise.resolve(['v=spf1', 'v=spf1 -all', 'v=DMARC1;p=none']) },
      /SPF: .*more than one/,
    ],
    [
      {},
      { textsOf: (name: string) => Promise.resolve(name.startsWith('_') ? [] : ['v=spf1 -all']) },
      /DMARC: .*has no record/,
    ],
  ])('names the variable, and no password, with %j', async (changes, outside, line) => {
    const faults = await faultsOf(changes, outside);
    expect(faults).toEqual([expect.stringMatching(line)]);
    expect(faults.join()).not.toContain('hidden');
  });

  it('does not call wrong what it cannot reach from here', async () => {
    const away = { certificateEnd: failing('ECONNREFUSED'), textsOf: failing('ETIMEOUT') };
    expect(await faultsOf({}, away)).toEqual([]);
  });

  it('says that the mail server refuses the sign-in', async () => {
    const smtp = await new SmtpStandIn().up();
    smtp.script = (line) =>
      line.startsWith('EHLO') ? '250 AUTH PLAIN' : line.startsWith('AUTH') ? '535 No' : undefined;
    const SMTP_URL = smtp.url.replace('//', '//me:hidden@');
    expect(await faultsOf({ SMTP_URL })).toEqual([
      expect.stringMatching(/^wrong: SMTP_URL: .*535 No/),
    ]);
    await smtp.down();
  });

  (hasRedis ? it : it.skip)('takes a Redis that answers', async () => {
    const redis = await RedisServer.start();
    expect(await faultsOf({ REDIS_URL: redis.url })).toEqual([]);
    await redis.down();
  });

  it('is a command that prints a line each, and fails where something is wrong', async () => {
    const env = { PATH: process.env.PATH, MAIL_FROM: 'nobody' };
    await expect(promisify(execFile)(process.execPath, [COMMAND], { env })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^wrong: MAIL_FROM: must be [^\n]*$/m),
    });
  });
});

describe('The doctor of a database', () => {
  let database: TestDatabase;
  let roles: DatabaseRoles;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    roles = await makeRoles(database);
  });

  afterAll(async () => {
    await database.drop();
    await roles.drop();
  });

  it('says that there is no admin, that the backup is old, who does not own the schema, which rights its role lacks, and that it is not migrated', async () => {
    const DATABASE_URL = roles.appUrl;
    expect(await faultsOf({ DATABASE_URL })).toEqual([
      expect.stringContaining('ADMIN_PASSWORD: there is no admin'),
    ]);
    expect(await faultsOf({ DATABASE_URL, MIGRATION_DATABASE_URL: DATABASE_URL })).toContainEqual(
      expect.stringContaining('MIGRATION_DATABASE_URL: its role does not own the schema'),
    );
    await roles.asSuperuser("UPDATE readiness SET backed_up_at = '2026-01-01'");
    expect((await faultsOf({ DATABASE_URL })).at(-1)).toMatch(
      /The backup: the last one is of .*no log/,
    );
    await roles.asSuperuser(`REVOKE UPDATE ON payments FROM ${roles.app}`);
    expect((await faultsOf({ DATABASE_URL }))[0]).toContain('no rights to payments: run');
    await roles.asSuperuser('DELETE FROM migrations');
    expect(await faultsOf({ DATABASE_URL })).toEqual([expect.stringContaining('is not migrated')]);
  });
});
