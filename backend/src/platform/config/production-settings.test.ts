import { COMPANY } from '@portal/domain/kernel/company.js';
import { productionFaults } from './production-settings.js';
import { randomBytes } from 'node:crypto';
import { bitsOf, rejectSecret } from './secret-strength.js';
import { rejectPlain } from './plain-connections.js';

/** A system that could open tomorrow. */
const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learn.saraltech.in',
  MAIL_FROM: '"Vidya Digital" <no-reply@saraltech.in>',
  ADMIN_USERNAME: 'meenakshi',
  RAZORPAY_KEY_ID: 'rzp_live_ABCDEFGHIJKLMN',
  RAZORPAY_KEY_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yc',
  RAZORPAY_WEBHOOK_SECRET: 'p8Qm3Zk7Tn1Vx5Cj9Rb2Lw6Hs4Fd0Gy',
  JWT_SECRET: 'Vq3xN0eJw5Kp8rTz1uYb6hLd2sGf4mAc',
  ADMIN_PASSWORD: 'tavo-mike-rulo-zepi',
  DATABASE_URL: 'postgresql://portal_app:x@postgres:5432/portal',
  REDIS_URL: 'redis://portal:x@redis:6379',
  SMTP_URL: 'smtps://mail.example.com',
};

const TEST_KEY = 'rzp_test_ABCDEFGHIJKLMN';

const STAGING = {
  PUBLIC_URL: 'http://staging.saraltech.in',
  RAZORPAY_API_URL: 'http://127.0.0.1:3050',
  RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:3050/v1/checkout.js',
  RAZORPAY_KEY_ID: TEST_KEY,
  REDIS_URL: 'redis://redis:6379',
  RATE_LIMIT_FACTOR: '1000000',
};

const namesOf = (faults: readonly string[]): readonly string[] =>
  faults.flatMap((fault) => /^(\w+):/.exec(fault)?.[1] ?? []).sort();

describe('Production', () => {
  it('starts with real secrets, keys and addresses', () => {
    expect(productionFaults(REAL)).toEqual([]);
    const named = {
      RAZORPAY_API_URL: 'https://api.razorpay.com/v1',
      RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
      RATE_LIMIT_FACTOR: '20',
    };
    expect(productionFaults({ ...REAL, ...named })).toEqual([]);
  });

  it.each([
    ['JWT_SECRET', 'your-super-secret-jwt-key-change-me'],
    ['JWT_SECRET', 'Vq3xN0eJw5Kp8rTz1uYb6hLd2sGf4mA'],
    ['JWT_SECRET_PREVIOUS', 'b'.repeat(40)],
    ['METRICS_TOKEN', '0'.repeat(40)],
    ['METRICS_TOKEN', REAL.JWT_SECRET],
    ['JWT_SECRET', `"${REAL.JWT_SECRET}"`],
    ['RAZORPAY_KEY_SECRET', 'h2Kd9sLq0ZpXv7BnM4tRw1Y'],
    ['RAZORPAY_WEBHOOK_SECRET', 'super-secret-webhook-2026'],
    ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'before'],
    ['ADMIN_PASSWORD', 'starwars'],
    ['ADMIN_PASSWORD', 'Welcome@2026'],
    ['ADMIN_PASSWORD', 'V1dya-D1g1tal-2026'],
    ['ADMIN_PASSWORD', `${COMPANY.name}#26`],
    ['ADMIN_PASSWORD', 'saraltech2026!'],
    ['ADMIN_PASSWORD', 'Meenakshi@2026'],
  ])(
    'refuses %s when it is %s, on a staging system as well, and does not repeat it',
    (name, value) => {
      const staging = { ALLOW_STAGING_PARTS: 'true', RAZORPAY_KEY_ID: TEST_KEY };
      for (const parts of [{ ALLOW_STAGING_PARTS: 'false' }, staging]) {
        const faults = productionFaults({ ...REAL, ...parts, [name]: value });
        expect(namesOf(faults)).toEqual([name]);
        if (value.length > 8) expect(faults.join('\n')).not.toContain(value);
      }
    },
  );

  it.each([
    ...Object.entries(STAGING),
    ['RAZORPAY_API_URL', 'http://api.razorpay.com'],
    ['RAZORPAY_API_URL', 'https://api.razorpay.com.evil.example'],
    ['RAZORPAY_API_URL', 'https://api.razorpay.com@evil.example'],
    ['RAZORPAY_CHECKOUT_URL', 'https://evil.example/v1/checkout.js'],
    ['RATE_LIMIT_FACTOR', '101'],
    ['REDIS_URL', 'redis://portal@redis:6379'],
    ['REDIS_URL', 'rediss://:@redis.example.com'],
  ])('refuses %s when it is %s', (name, value) => {
    const faults = productionFaults({ ...REAL, [name]: value });
    expect(namesOf(faults)).toEqual([name]);
    expect(faults.at(-1)).toContain('ALLOW_STAGING_PARTS=true');
  });

  it('refuses a live key beside them', () => {
    const live = { ...STAGING, RAZORPAY_KEY_ID: REAL.RAZORPAY_KEY_ID };
    expect(productionFaults({ ...REAL, ...live, ALLOW_STAGING_PARTS: 'true' })).toEqual([
      'RAZORPAY_KEY_ID: must be a test key (rzp_test_…) with ALLOW_STAGING_PARTS=true',
    ]);
  });

  it.each([
    ['DATABASE_URL', 'postgresql://portal@db.example.com/portal'],
    ['MIGRATION_DATABASE_URL', 'postgresql://owner@db.example.com/portal'],
    ['DATABASE_POOL_URL', 'postgresql://portal@db.example.com/portal'],
    ['REDIS_URL', 'redis://portal:x@redis.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com'],
  ])('refuses %s when it would be sent in plain text, unless that is allowed', (name, value) => {
    const faults = productionFaults({ ...REAL, [name]: value });
    expect(namesOf(faults)).toEqual([name]);
    expect(faults.at(-1)).toContain('ALLOW_PLAIN_CONNECTIONS=true');
    const allowed = { ...REAL, [name]: value, ALLOW_PLAIN_CONNECTIONS: 'true' };
    expect(productionFaults(allowed)).toEqual([]);
  });

  it.each([undefined, '', 'prod', 'Production', 'development', 'test'])(
    'is whatever has a PUBLIC_URL that everybody can reach, also with NODE_ENV %p',
    (NODE_ENV) => {
      const weak = { ...REAL, NODE_ENV, JWT_SECRET: 'short' };
      expect(namesOf(productionFaults(weak))).toEqual(['JWT_SECRET']);
      expect(namesOf(productionFaults({ ...weak, PUBLIC_URL: 'http://8.8.8.8' }))).toEqual([
        'JWT_SECRET',
        'PUBLIC_URL',
      ]);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://192.168.1.20', 'no address'])(
    'is not what has the PUBLIC_URL %s, unless NODE_ENV says so',
    (PUBLIC_URL) => {
      const weak = { ...REAL, ...STAGING, PUBLIC_URL, JWT_SECRET: 'short' };
      expect(productionFaults({ ...weak, NODE_ENV: 'development' })).toEqual([]);
      expect(productionFaults(weak)).not.toEqual([]);
    },
  );

  describe('with a site of samples', () => {
    const SAMPLES = [
      { what: 'company', found: ['Acme', '+91 00000 00000', 'a', 'b', 'c'] },
      { what: 'news', found: ['https://example.com/news'] },
    ];

    it('refuses them, and says which', () => {
      expect(productionFaults({ ...REAL, ALLOW_SAMPLE_CONTENT: 'false' }, SAMPLES)).toEqual([
        'The site shows samples: company: Acme, +91 00000 00000, a and 2 more',
        'The site shows samples: news: https://example.com/news',
        expect.stringContaining('ALLOW_SAMPLE_CONTENT=true'),
      ]);
    });

    it.each([
      ['PUBLIC_URL', 'https://portal.example.com'],
      ['PUBLIC_URL', 'https://portal.company.test'],
      ['MAIL_FROM', 'no-reply@mail.Example.org'],
      ['COMPANY_INBOX', 'hello@example.net'],
      ['GRIEVANCE_INBOX', 'grievances@example.com'],
    ])('refuses %s from an example (%s), unless samples are allowed', (name, value) => {
      const settings = { ...REAL, [name]: value };
      expect(namesOf(productionFaults(settings))).toEqual([name]);
      expect(productionFaults({ ...settings, ALLOW_SAMPLE_CONTENT: 'true' })).toEqual([]);
    });

    it('starts where they are allowed, and on a staging system', () => {
      expect(productionFaults({ ...REAL, ALLOW_SAMPLE_CONTENT: 'true' }, SAMPLES)).toEqual([]);
      const staging = { ...REAL, ...STAGING, ALLOW_STAGING_PARTS: 'true' };
      expect(productionFaults(staging, SAMPLES)).toEqual([]);
    });
  });
});

describe('A secret', () => {
  it('A secret that was drawn is taken, however it is written', () => {
    for (let round = 0; round < 200; round++) {
      expect(rejectSecret(randomBytes(16).toString('hex'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(24).toString('base64'), 32)).toBeNull();
      expect(rejectSecret(randomBytes(18).toString('base64url'), 24)).toBeNull();
    }
  });

  it.each([
    'your-super-secret-jwt-key-change-me',
    'Your_Super_Secret_JWT_Key_ChangeMe',
    'passwordpasswordpasswordpassword1',
    'super-secret-webhook-2026',
    `${'correct'.repeat(6)}!`,
    'abcdefghijklmnopqrstuvwxyz-2468',
    'horse-2024-horse-2025-horse-2026-horse-2027',
  ])('such as "%s" is refused, for what it says is known or said twice', (secret) =>
    expect(rejectSecret(secret, 24)).toBe('could be guessed: take a random one'),
  );

  it('is not made better by saying it twice', () => {
    const once = 'correct horse';
    expect(bitsOf(once.repeat(3))).toBeCloseTo(bitsOf(once), 5);
    expect(bitsOf(`${once}!${once}?${once}`)).toBeLessThan(bitsOf(`${once}!?`) + 1);
  });
});

describe('The address of a data service', () => {
  it.each([
    'postgresql://a:b@db.example.com/portal',
    'postgresql://a:b@db.example.com/portal?sslmode=no-verify',
    'postgresql://a:b@db.example.com/portal?sslmode=require&uselibpqcompat=true',
    'postgresql://a:b@postgres/portal?host=db.example.com',
    'redis://redis.example.com:6379',
    'redis://172.32.0.1:6379',
    'smtp://mail.example.com:587',
    'smtp://mail.example.com?requireTLS=false',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
  ])(
    'is refused when it crosses open networks in plain text, or for whoever answers: %s',
    (address) => expect(rejectPlain(address)).toContain('must insist on TLS'),
  );

  it.each([
    'postgresql://a:b@db.example.com/portal?sslmode=verify-full',
    'postgresql://a:b@db.example.com/portal?sslmode=require',
    'rediss://redis.example.com',
    'smtps://mail.example.com',
    'smtp://mail.example.com:587?requireTLS=true',
  ])('is taken when it insists on TLS: %s', (address) => expect(rejectPlain(address)).toBeNull());

  it.each([
    'postgresql://portal_app:x@postgres:5432/portal',
    ...['postgresql:///portal?host=/var/run/postgresql', 'socket:/tmp/a?db=portal'],
    ...['postgresql://a@postgres.portal.svc/portal', 'redis://portal:x@redis:6379'],
    ...['redis://[fd00::1]:6379', 'smtp://localhost:25', 'no address'],
  ])('is taken on a private network: %s', (address) => expect(rejectPlain(address)).toBeNull());
});
