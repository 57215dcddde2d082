import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DatabaseProxy } from '@portal/backend/testing/database-proxy.js';
import { freePort } from '@portal/backend/testing/free-port.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { DatabaseServer } from '../database-server.js';
import { BuiltImage } from './built-image.js';
import { textOf } from './manifests.js';

const MOST_MEGABYTES = 180;
const BUILD_WITHIN_MS = 20 * 60_000;
const isAsked = Boolean(process.env.FULL && process.env.BUILDAH_PATH);

it('The image is built where it must be', () => {
  expect(isAsked || !process.env.IMAGE_MUST_BE_BUILT).toBe(true);
});

/** Only where a builder of images is to be had, as root: `npm run test:full` gets one. */
(isAsked ? describe : describe.skip)('The image, built and started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-built-'));
  const started: ChildProcess[] = [];
  let image: BuiltImage;
  let database: DatabaseServer;
  let proxy: DatabaseProxy;

  beforeAll(async () => {
    image = await BuiltImage.build(process.env.BUILDAH_PATH ?? 'buildah', folder);
    database = await DatabaseServer.start();
    // The processes see no socket of this machine's.
    proxy = await new DatabaseProxy(database.url).up();
  }, BUILD_WITHIN_MS);

  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await proxy.down();
    await database.stop();
    image.remove();
    rmSync(folder, { recursive: true, force: true });
  }, BUILD_WITHIN_MS);

  const environment = (changes: Readonly<Record<string, string>>): Record<string, string> => {
    const config = testConfig({ DATABASE_URL: proxy.url, MIGRATE_AT_START: false });
    const named = Object.entries(config).map(([name, value]) => [name, String(value)]);
    return { ...(Object.fromEntries(named) as Record<string, string>), ...changes };
  };

  const run = async (words: readonly string[], env: Record<string, string>) => {
    const [program = '', ...more] = image.command(words, env);
    const child = spawn(program, more, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it(`is at most ${String(MOST_MEGABYTES)} MB larger than its base`, () => {
    expect(image.megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  it('can write nothing but /tmp, as a user without rights', async () => {
    const script = `
      const { writeFileSync } = require('node:fs');
      writeFileSync('/tmp/mine', '');
      for (const path of ['/app/theirs', '/etc/theirs']) {
        try { writeFileSync(path, ''); console.log('wrote', path); } catch {}
      }
      console.log(process.getuid());`;
    const { code, output } = await run(['node', '-e', script], {});
    expect({ code, output: output.trim() }).toEqual({ code: 0, output: '1000' });
  });

  it('the image runs the migrations', async () => {
    const { code, output } = await run(['node', 'backend/dist/bundle/migrate.js'], environment({}));
    expect({ code, output: output.trim() }).toEqual({
      code: 0,
      output: 'The database is up to date.',
    });
  });

  it.each(['api', 'worker'])('serves as %s, and says so by its health check', async (role) => {
    const PORT = String(await freePort());
    const env = environment({ PROCESS_ROLE: role, PORT, NODE_ENV: 'production' });
    const [program = '', ...words] = image.command(['node', 'backend/dist/bundle/main.js'], env);
    const child = spawn(program, words, { stdio: 'ignore' });
    started.push(child);
    const [, check = '[]'] = /^HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(
      textOf('Dockerfile').replaceAll('\\\n', ''),
    )!;
    await until(async () => {
      expect(child.exitCode).toBeNull();
      return (await run(JSON.parse(check) as string[], { PORT })).code === 0;
    }, 120_000);
  });
});
