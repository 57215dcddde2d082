import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '@portal/backend/platform/config/config.js';
import { DeployFolder } from './deploy-folder.js';
import { documentsOf } from './manifests.js';

type Compose = {
  readonly services: Readonly<
    Record<string, { readonly environment: Readonly<Record<string, string>> }>
  >;
};
const [compose] = documentsOf('docker-compose.yml') as [Compose];

const ANSWERS = {
  domain: 'learn.company.in',
  company: 'Company & Sons | Pune',
  sender: 'no-reply@company.in',
  inbox: 'not an address\nhello@company.in',
  smtp: 'smtp.relay.in:587',
  user: 'me@company.in',
  password: 'p@ss/wörd?#',
  key: 'rzp_live_ABCDEFGHIJKLMN',
  secret: 'h2Kd9sLq0ZpXv7BnM4tRw1Yc',
  place: 's3:https://s3.relay.in/backups',
  access: 'AK',
  accessSecret: 'SK',
};

const folder = new DeployFolder();
const install = (answers: string, env: NodeJS.Dict<string> = {}) =>
  folder.run('install.sh', [], env, answers);

const STARTS = [
  'compose version',
  'compose build',
  'compose up -d',
  'compose exec -T worker node backend/dist/bundle/doctor.js',
  'compose exec -T api node backend/dist/bundle/reset-admin.js admin',
];

const fillIn = (value: string, given: NodeJS.Dict<string>): string =>
  value.replaceAll(
    /\$\{([A-Z_]+):[-?]([^}]*)\}/g,
    (_, name: string, other: string) => given[name] ?? other,
  );

describe('deploy/install.sh', () => {
  afterAll(() => folder.remove());

  it('makes nothing where a tool is missing, or where the answers end', () => {
    for (const [{ status, stderr }, words] of [
      [install('', { PATH: '/nowhere' }), 'install docker first'],
      [install('learn.company.in\n'), 'the answers ended'],
    ] as const) {
      expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
    }
    expect(['.env', 'deploy/secrets'].filter((name) => folder.has(name))).toEqual([]);
  });

  it('asks, starts all, and shows the way in', () => {
    const { status, stdout, calls } = install(`${Object.values(ANSWERS).join('\n')}\n`);
    expect([status, calls]).toEqual([0, STARTS]);
    expect(stdout).toContain('Password: drawn\nConsole: https://learn.company.in/admin');
    expect(stdout).toContain(folder.read('deploy', 'secrets', 'razorpay_webhook_secret'));
    expect(stdout).toContain('payment.captured');
  });

  it('keeps what is there, and asks nothing, when it is run again', () => {
    const before = folder.read('.env');
    expect(install('').calls).toEqual(STARTS);
    expect(folder.read('.env')).toBe(before);
  });

  it.each(['api', 'worker'])('makes an environment that %s starts with in production', (role) => {
    const given = parseEnv(folder.read('.env'));
    const own = Object.entries(compose.services[role]!.environment).map(([name, value]) => [
      name,
      fillIn(value, given).replace('/run/secrets', join(folder.path, 'deploy', 'secrets')),
    ]);
    const config = readConfig({ ...given, ...(Object.fromEntries(own) as NodeJS.ProcessEnv) }, []);
    expect(config).toMatchObject({
      PUBLIC_URL: 'https://learn.company.in',
      MAIL_FROM: 'Company & Sons | Pune <no-reply@company.in>',
      COMPANY_INBOX: 'hello@company.in',
      RAZORPAY_KEY_ID: ANSWERS.key,
      RAZORPAY_KEY_SECRET: ANSWERS.secret,
    });
    const { username, password, search, host } = new URL(config.SMTP_URL ?? 'smtp://none');
    expect([username, password].map(decodeURIComponent).concat(search, host)).toEqual(
      role === 'worker'
        ? [ANSWERS.user, ANSWERS.password, '?requireTLS=true', ANSWERS.smtp]
        : ['', '', '', 'none'],
    );
  });
});
