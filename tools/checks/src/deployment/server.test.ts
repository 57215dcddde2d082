import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, UnusableConfig } from '@portal/backend/platform/config/config.js';
import { documentsOf, pathOf, settingsOfTheProduct, textOf } from './manifests.js';
import { DeployFolder } from './deploy-folder.js';

const UNITS = ['portal-api@.service', 'portal-worker.service'] as const;
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('A server without containers', () => {
  it('starts from .env.example, once its empty lines and example addresses are filled in', () => {
    const given = parseEnv(textOf('.env.example'));
    const read = () => readConfig(given, []);
    expect(read).toThrow(UnusableConfig);
    Object.assign(given, {
      PUBLIC_URL: 'https://learn.company.in',
      MAIL_FROM: 'Company <no-reply@company.in>',
      COMPANY_INBOX: 'hello@company.in',
      RAZORPAY_KEY_ID: 'rzp_live_ABCDEFGHIJKLMN',
      RAZORPAY_KEY_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yc',
      RAZORPAY_WEBHOOK_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yd',
      JWT_SECRET: 'Kd9sLq0ZpXv7BnM4tRw1Yc2hQe8uIo5aSf3g',
    });
    expect(read).not.toThrow();
  });

  it('has an example that a shell reads as well', () => {
    const words = ['-c', 'set -a; . "$1"; printf %s "$MAIL_FROM"', 'sh', pathOf('.env.example')];
    expect(execFileSync('/bin/sh', words, { encoding: 'utf8' })).toBe(
      parseEnv(textOf('.env.example')).MAIL_FROM,
    );
  });

  it.each(UNITS)('sets in %s what the product reads', (unit) => {
    const [, set = ''] = /^Environment=(.*)$/m.exec(textOf('deploy', 'server', unit)) ?? [];
    const names = set.split(' ').map((each) => each.split('=')[0]);
    expect(settingsOfTheProduct()).toEqual(expect.arrayContaining(names));
  });

  (canVerify ? it : it.skip)('has units that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
    for (const unit of UNITS) {
      const file = join(folder, unit.replace('@', '@3001'));
      cpSync(pathOf('deploy', 'server', unit), file);
      const own = readFileSync(file, 'utf8')
        .replace('/usr/bin/node', process.execPath)
        .replace('/srv/portal/current', folder)
        .replace('User=portal', 'User=root');
      writeFileSync(file, own);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('deploy/upgrade.sh', () => {
  let folder: DeployFolder;

  beforeAll(() => {
    folder = new DeployFolder();
    folder.write('.env', 'DOMAIN=learn.company.in\nRELEASE=1.0.0\nAPI_REPLICAS=2\n');
    folder.write('containers', 'a 1.0.0\nb 1.0.0\n');
  });
  afterAll(() => folder.remove());

  const upgrade = (release: string, env: NodeJS.Dict<string> = {}) =>
    folder.run('upgrade.sh', [release], { PAUSE: '0', TRIES: '2', ...env });

  it('migrates, starts the new beside the old, and ends the old once the new are well', () => {
    const { status, calls } = upgrade('1.1.0');
    expect([status, calls]).toEqual([
      0,
      [
        'RELEASE=1.1.0 compose build [1.0.0 1.0.0]',
        'RELEASE=1.1.0 compose run --rm migrate [1.0.0 1.0.0]',
        'compose ps -q api [1.0.0 1.0.0]',
        'compose rm -f migrate [1.0.0 1.0.0]',
        'compose up -d --no-recreate --scale api=4 api [1.0.0 1.0.0 1.1.0 1.1.0]',
        'compose ps -aq api [1.0.0 1.0.0 1.1.0 1.1.0]',
        'inspect -f {{.State.Health.Status}} 1.1.0-0 1.1.0-1 [1.0.0 1.0.0 1.1.0 1.1.0]',
        'stop a b [1.0.0 1.0.0 1.1.0 1.1.0]',
        'rm a b [1.1.0 1.1.0]',
        'compose rm -f migrate [1.1.0 1.1.0]',
        'compose up -d [1.1.0 1.1.0]',
      ],
    ]);
    expect(folder.read('.env')).toContain('RELEASE=1.1.0\nRELEASE_BEFORE=1.0.0\n');
  });

  it('rolls back in the same way, from a release that is not well too, and builds nothing', () => {
    const { status, calls } = upgrade('--back', { BAD_RELEASE: '1.1.0' });
    expect(status).toBe(0);
    expect(calls.filter((call) => /build|pull|run/.test(call))).toEqual([]);
    expect(calls.at(-1)).toBe('compose up -d [1.0.0 1.0.0]');
    expect(folder.read('.env')).toContain('RELEASE=1.0.0\nRELEASE_BEFORE=1.1.0\n');
  });

  it('leaves the old running where the new does not get ready', () => {
    const { status, stderr, calls } = upgrade('1.2.0', { BAD_RELEASE: '1.2.0' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('1.0.0 still runs')]);
    expect(calls.at(-1)).toContain('rm 1.2.0-0 1.2.0-1 [1.0.0 1.0.0]');
    expect(folder.read('.env')).toContain('RELEASE=1.0.0\nRELEASE_BEFORE=1.1.0\n');
  });

  it('pulls where an image is named, and changes nothing for the release that runs', () => {
    folder.write('.env', `${folder.read('.env')}IMAGE=registry.company.in/portal\n`);
    expect(upgrade('1.0.0')).toMatchObject({ status: 1, calls: [''] });
    expect(upgrade('1.3.0').calls[0]).toContain('RELEASE=1.3.0 compose pull api');
  });
});

type Alert = { readonly alert: string; readonly annotations: { readonly runbook_url: string } };
type Rules = { readonly groups: readonly { readonly rules: readonly Alert[] }[] };
type Prometheus = { readonly global: { readonly external_labels: { readonly runbooks: string } } };

const FOLDER = ['docs', 'runbooks'];
const PARTS = ['Effect', 'Check', 'Act', 'End'];

const [{ groups }] = documentsOf('deploy', 'prometheus', 'alerts.yml') as [Rules];
const alerts = groups.flatMap(({ rules }) => rules);

const pageOf = (alert: string): string => `${alert.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.md`;

describe('The runbooks', () => {
  it('are one page for each alert, and no other', () => {
    const pages = readdirSync(pathOf(...FOLDER)).filter((name) => name !== 'README.md');
    expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => pageOf(alert)).toSorted());
  });

  it.each(alerts.map(({ alert, annotations }) => [alert, annotations] as const))(
    'say of %s what to do, at the address to which the alert leads',
    (alert, annotations) => {
      const page = pageOf(alert);
      const text = textOf(...FOLDER, page);
      expect(text.startsWith(`# ${alert}\n`)).toBe(true);
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(PARTS);
      expect(textOf(...FOLDER, 'README.md')).toContain(`[${alert}](${page})`);
      expect(annotations.runbook_url).toBe(`{{ $externalLabels.runbooks }}/${page}`);
    },
  );

  it('have an address that a browser can open in the example of Prometheus', () => {
    const [{ global }] = documentsOf('deploy', 'prometheus', 'prometheus.yml') as [Prometheus];
    expect(new URL(global.external_labels.runbooks).protocol).toBe('https:');
  });
});

type Service = { readonly environment: Readonly<Record<string, string>> };
type Compose = { readonly services: Readonly<Record<string, Service>> };
const [{ services }] = documentsOf('docker-compose.yml') as [Compose];

const documents = ['operations', 'runbooks'].flatMap((folder) =>
  readdirSync(pathOf('docs', folder)).map((name) => ['docs', folder, name] as const),
);

const MADE = /^deploy\/(secrets|kubernetes\/ours)/;

function commandsIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.join('\n').split('\n'), ...inline].map((line) => line.replace(/\s#.*$/, ''));
}

function servicesIn(command: string): readonly string[] {
  const [, verb = '', rest = ''] =
    /docker compose (?:--profile \w+ )?(stop|up|logs|restart|exec|run)\b(.*)/.exec(command) ?? [];
  const words = rest
    .split(/&&|[;|<>]/)[0]!
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word));
  return ['exec', 'run'].includes(verb) ? words.slice(0, 1) : words;
}

describe('The commands of the pages for operators', () => {
  const commands = documents.flatMap((path) => commandsIn(textOf(...path)));

  it('name files that are there', () => {
    const named = commands.flatMap((command) => command.match(/\bdeploy\/[\w./@-]*\w/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !MADE.test(name) && !existsSync(pathOf(name)))).toEqual([]);
  });

  it('name services of Compose that there are', () => {
    const named = new Set(commands.flatMap(servicesIn));
    expect(named.size).toBeGreaterThan(6);
    expect([...named].filter((name) => !(name in services))).toEqual([]);
  });
});

describe('deploy/install.sh', () => {
  const ANSWERS = {
    domain: 'learn.company.in',
    company: 'Company & Sons | Pune',
    sender: 'no-reply@company.in',
    inbox: 'not an address\nhello@company.in',
    smtp: 'smtp.relay.in:587',
    user: 'me@company.in',
    password: 'p@ss/wörd?#',
    key: 'rzp_live_ABCDEFGHIJKLMN',
    secret: 'cutOff\nh2Kd9sLq0ZpXv7BnM4tRw1Yc',
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

  it('asks, starts all as the release that is checked out, and shows the way in', () => {
    const git = 'git init -q && git -c user.name=A -c user.email=a@a.in commit -qm A --allow-empty';
    execFileSync('/bin/sh', ['-c', `${git} && git tag v1.4.0`], { cwd: folder.path });
    const { status, stdout, calls } = install(`${Object.values(ANSWERS).join('\n')}\n`);
    expect([status, calls]).toEqual([0, STARTS]);
    expect(stdout).toContain('Password: drawn\nConsole: https://learn.company.in/admin');
    expect(stdout).toContain(folder.read('deploy', 'secrets', 'razorpay_webhook_secret'));
    expect(stdout).toContain('payment.captured');
    expect(folder.read('.env')).toContain('RELEASE=1.4.0\n');
  });

  it('keeps what is there, and asks nothing, when it is run again', () => {
    const before = folder.read('.env');
    expect(install('').calls).toEqual(STARTS);
    expect(folder.read('.env')).toBe(before);
  });

  it.each(['api', 'worker'])('makes an environment that %s starts with in production', (role) => {
    const given = parseEnv(folder.read('.env'));
    const own = Object.entries(services[role]!.environment).map(([name, value]) => [
      name,
      fillIn(value, given).replace('/run/secrets', join(folder.path, 'deploy', 'secrets')),
    ]);
    const config = readConfig({ ...given, ...(Object.fromEntries(own) as NodeJS.ProcessEnv) }, []);
    expect(config).toMatchObject({
      PUBLIC_URL: 'https://learn.company.in',
      MAIL_FROM: 'Company & Sons | Pune <no-reply@company.in>',
      COMPANY_INBOX: 'hello@company.in',
      RAZORPAY_KEY_ID: ANSWERS.key,
      RAZORPAY_KEY_SECRET: 'h2Kd9sLq0ZpXv7BnM4tRw1Yc',
    });
    const { username, password, search, host } = new URL(config.SMTP_URL ?? 'smtp://none');
    expect([username, password].map(decodeURIComponent).concat(search, host)).toEqual(
      role === 'worker'
        ? [ANSWERS.user, ANSWERS.password, '?requireTLS=true', ANSWERS.smtp]
        : ['', '', '', 'none'],
    );
  });
});
