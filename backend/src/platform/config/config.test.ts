import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { WITH_GST } from '../../testing/with-gst.js';
import { databaseOfRequests, readConfig, unreadNames } from './config.js';

const ENV_EXAMPLE = join(import.meta.dirname, '../../../../.env.example');

/** Everything that has no default. */
const NEEDED = {
  PUBLIC_URL: 'https://portal.saralpath.in',
  DATABASE_URL: 'postgresql://portal@db.example.com/portal?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Vidya <no-reply@saralpath.in>',
  RAZORPAY_KEY_ID: 'rzp_live_ABCDEFGHIJKLMN',
  RAZORPAY_KEY_SECRET: 'twenty-four-characters-x',
  RAZORPAY_WEBHOOK_SECRET: 'chosen-in-the-dashboard-7',
  JWT_SECRET: 'Vq3xN0eJw5Kp8rTz1uYb6hLd2sGf4mAc',
};

const GST = { GST_RATE_PERCENT: '18', SAC_CODE: '999293' };

const NO_SAMPLES = [] as const;

const read = (environment: NodeJS.ProcessEnv) =>
  readConfig(environment, NO_SAMPLES, WITH_GST.issuer);

const messageOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    read(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('The configuration', () => {
  it('has a default for all that can have one', () => {
    expect(read(NEEDED)).toEqual({
      ...NEEDED,
      COMPANY_INBOX: COMPANY.emails.contact,
      issuer: WITH_GST.issuer,
      PORT: 3000,
      DRAIN_SECONDS: 5,
      GST_CREDIT_LOST_CHARGEBACKS: true,
      GST_PLACE_OF_SUPPLY: 'company',
      MIGRATE_AT_START: true,
      PROCESS_ROLE: 'all',
      HSTS_SUBDOMAINS: false,
      ALLOW_PLAIN_CONNECTIONS: false,
      ALLOW_STAGING_PARTS: false,
      ALLOW_SAMPLE_CONTENT: false,
      RATE_LIMIT_FACTOR: 1,
      LOG_LEVEL: 'info',
      ADMIN_USERNAME: 'admin',
      RAZORPAY_API_URL: 'https://api.razorpay.com',
      RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
    });
  });

  it('takes an empty variable as one that is not set', () => {
    const empty = { REDIS_URL: '', PORT: '', ADMIN_PASSWORD: '', TRUST_PROXY: '' };
    expect(read({ ...NEEDED, ...empty })).toEqual(read(NEEDED));
  });

  it('lists all that is missing in one message, and shows where to look', () => {
    const message = messageOf({});
    for (const name of Object.keys(NEEDED)) expect(message).toContain(`${name}: is missing`);
    expect(message).toContain('See .env.example');
  });

  it('asks for the mail server only where jobs run', () => {
    const { SMTP_URL: _, ...rest } = NEEDED;
    for (const PROCESS_ROLE of ['all', 'worker']) {
      expect(messageOf({ ...rest, PROCESS_ROLE })).toContain('SMTP_URL: is missing');
    }
    expect(read({ ...rest, PROCESS_ROLE: 'api' }).SMTP_URL).toBeUndefined();
  });

  it('lists all that is wrong in one message, and repeats no secret', () => {
    const message = messageOf({
      ...NEEDED,
      PORT: '70000',
      PUBLIC_URL: 'portal.example.com',
      DATABASE_URL: 'mysql://db.example.com',
      DATABASE_POOL_URL: 'http://pgbouncer.example.com',
      REDIS_URL: 'http://redis.example.com',
      SMTP_URL: 'mail.example.com:25',
      COMPANY_INBOX: 'nobody',
      JWT_SECRET: 'too-short-to-be-safe',
      ADMIN_PASSWORD: 'short',
      PROCESS_ROLE: 'everything',
    });
    const named = message.split('\n').flatMap((line) => /^ {2}(\w+):/.exec(line)?.[1] ?? []);
    expect(named.sort()).toEqual([
      ...['ADMIN_PASSWORD', 'COMPANY_INBOX', 'DATABASE_POOL_URL', 'DATABASE_URL', 'JWT_SECRET'],
      ...['PORT', 'PROCESS_ROLE', 'PUBLIC_URL', 'REDIS_URL', 'SMTP_URL'],
    ]);
    expect(message).not.toContain('too-short-to-be-safe');
  });

  it('refuses a METRICS_TOKEN that could be guessed', () => {
    const message = messageOf({ ...NEEDED, METRICS_TOKEN: 'x'.repeat(31) });
    expect(message).toContain('METRICS_TOKEN: must have at least 32 characters');
  });

  it('refuses a CREDENTIAL_KEY that is not 32 bytes in base64', () => {
    const bytes = (count: number) => Buffer.alloc(count, 7).toString('base64');
    const key = randomBytes(32).toString('base64');
    expect(read({ ...NEEDED, CREDENTIAL_KEY: key }).CREDENTIAL_KEY).toBe(key);
    for (const wrong of [bytes(31), bytes(33), 'x'.repeat(44), 'short']) {
      expect(messageOf({ ...NEEDED, CREDENTIAL_KEY: wrong })).toContain(
        'CREDENTIAL_KEY: must be 32',
      );
    }
  });

  it('refuses an ERASURE_SEAL_KEY that is no public key to seal to', () => {
    const keyOf = (type: 'x25519' | 'ed25519') =>
      generateKeyPairSync(type as 'x25519')
        .publicKey.export({ format: 'der', type: 'spki' })
        .toString('base64');
    const key = keyOf('x25519');
    expect(read({ ...NEEDED, ERASURE_SEAL_KEY: key }).ERASURE_SEAL_KEY).toBe(key);
    for (const wrong of [keyOf('ed25519'), Buffer.alloc(44).toString('base64'), 'short']) {
      expect(messageOf({ ...NEEDED, ERASURE_SEAL_KEY: wrong })).toContain(
        'ERASURE_SEAL_KEY: must be a public X25519 key',
      );
    }
  });

  it.each([
    ['PUBLIC_URL', 'https://portal.saralpath.in/learn'],
    ['PUBLIC_URL', 'https://portal.saralpath.in?a=b'],
    ['PUBLIC_URL', 'https://me:secret@portal.saralpath.in'],
    ['MAIL_FROM', 'Vidya'],
    ['MAIL_FROM', 'Vidya <saralpath.in>'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8/8'],
  ])('refuses %s when it is %s', (name, value) => {
    const message = messageOf({ ...NEEDED, [name]: value });
    expect(message.split('\n').filter((line) => line.startsWith('  '))).toEqual([
      expect.stringMatching(`^  ${name}: must be `),
    ]);
  });

  it.each([
    ['PUBLIC_URL', 'https://portal.saralpath.in:8443/'],
    ['MAIL_FROM', 'no-reply@saralpath.in'],
    ['TRUST_PROXY', 'loopback, uniquelocal,10.1.0.0/16, 10.2.0.0/255.255.0.0, fd00::/8, ::1'],
  ])('takes %s when it is %s', (name, value) => {
    expect(messageOf({ ...NEEDED, [name]: value })).toBe('');
  });

  it('names the variable that a misspelled one means, and leaves those of other programs', () => {
    const others = { HOST: 'a', HTTP_PORT: '1', DATABASE_NAME: 'b', npm_package_name: 'c' };
    const known = { JWT_SECRET_FILE: 'd', DATA_DIR: 'e', NODE_ENV: 'production' };
    const wrong = { SMPT_URL: 'f', JWT_SECRET_FLIE: 'g', REDIS_URI: 'h', MAIL_FORM: '' };
    expect(unreadNames({ ...others, ...known, ...wrong })).toEqual([
      'SMPT_URL: is not read; SMTP_URL is',
      'JWT_SECRET_FLIE: is not read; JWT_SECRET_FILE is',
      'REDIS_URI: is not read; REDIS_URL is',
    ]);
    expect(messageOf({ SMPT_URL: 'f' })).toMatch(/SMTP_URL: is missing[^]*SMPT_URL: is not read/);
  });

  it('lists a site of samples beside what else production must not start with', () => {
    const samples = [{ what: 'news', found: ['Career fair'] }];
    const environment = { ...NEEDED, NODE_ENV: 'production', METRICS_TOKEN: 'short' };
    expect(() => readConfig(environment, samples)).toThrow(
      /METRICS_TOKEN: [^]*The site shows samples: news: Career fair/,
    );
  });

  it('takes all that receipts with GST need, or none of it', () => {
    expect(read({ ...NEEDED, ...GST })).toMatchObject({ ...GST, GST_RATE_PERCENT: 18 });
    for (const name of Object.keys(GST)) {
      const { [name]: _, ...rest } = { ...NEEDED, ...GST } as NodeJS.ProcessEnv;
      expect(messageOf(rest)).toContain(`${name}: is missing, and receipts with GST need it`);
    }
    const other = { ...WITH_GST.issuer, gstin: '27AAAAA0000A1Z3' };
    expect(() => readConfig({ ...NEEDED, ...GST }, NO_SAMPLES, other)).toThrow(/GSTIN/);
    expect(readConfig(NEEDED, NO_SAMPLES, other)).toMatchObject({ issuer: other });
  });

  it.each([
    ['GST_RATE_PERCENT', '18.5'],
    ['GST_PLACE_OF_SUPPLY', 'somewhere'],
  ])('refuses %s when it is %s', (name, value) => {
    expect(messageOf({ ...NEEDED, ...GST, [name]: value })).toContain(`${name}: `);
  });
});

describe('The database of requests', () => {
  const DATABASE_POOL_URL = 'postgresql://portal@pgbouncer.example.com:6432/portal?sslmode=require';

  it('is PgBouncer where there is one and requests are served', () => {
    for (const PROCESS_ROLE of ['all', 'api']) {
      const config = read({ ...NEEDED, DATABASE_POOL_URL, PROCESS_ROLE });
      expect(databaseOfRequests(config)).toBe(DATABASE_POOL_URL);
    }
  });

  it('is PostgreSQL itself for workers, and where there is no PgBouncer', () => {
    const worker = read({ ...NEEDED, DATABASE_POOL_URL, PROCESS_ROLE: 'worker' });
    expect(databaseOfRequests(worker)).toBe(NEEDED.DATABASE_URL);
    expect(databaseOfRequests(read(NEEDED))).toBe(NEEDED.DATABASE_URL);
  });
});

it('.env.example names every variable, and no other', async () => {
  const text = await readFile(ENV_EXAMPLE, 'utf8');
  const named = [...text.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name).sort();
  const { issuer: _, ...defaults } = read(NEEDED);
  const known = Object.keys({
    ...defaults,
    REDIS_URL: '',
    GRIEVANCE_INBOX: '',
    ADMIN_PASSWORD: '',
    METRICS_TOKEN: '',
    CREDENTIAL_KEY: '',
    ERASURE_SEAL_KEY: '',
    DATABASE_POOL_URL: '',
    MIGRATION_DATABASE_URL: '',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: '',
    JWT_SECRET_PREVIOUS: '',
    TRUST_PROXY: '',
    ...GST,
    GST_STATE_WITHOUT_ADDRESS: '',
    NODE_ENV: '',
    DATA_DIR: '',
    INBOX_PORT: '',
    PAYMENTS_PORT: '',
  });
  expect(named).toEqual(known.sort());
});
