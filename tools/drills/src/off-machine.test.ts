import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPTS = join(import.meta.dirname, '../../../deploy/backup');
const hasRestic = spawnSync('restic', ['version']).status === 0;
const run = promisify(execFile);

(hasRestic ? describe : describe.skip)('A backup off the machine', () => {
  let folder: string;
  const at = (...names: readonly string[]): string => join(folder, ...names);

  const turn = (name: string, word: string, RESTIC_REPOSITORY = '') =>
    run(join(SCRIPTS, name), [word], {
      env: {
        PATH: `${at('bin')}:${process.env.PATH ?? ''}`,
        CREDENTIALS: at('credentials'),
        RESTIC_PASSWORD_FILE: at('password'),
        RESTIC_REPOSITORY,
      },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-off-machine-'));
    await mkdir(at('bin'));
    const psql = `#!/bin/sh\necho "$*" >>${at('notes')}\n`;
    await writeFile(at('bin', 'psql'), psql, { mode: 0o755 });
    await writeFile(at('credentials'), "AWS_ACCESS_KEY_ID='none'\n");
    await writeFile(at('password'), 'drawn');
    await mkdir(at('backups', 'base', '20261129T000000Z'), { recursive: true });
    await writeFile(at('backups', 'base', '20261129T000000Z', 'PG_VERSION'), '18');
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('is missed aloud where no place is named', () =>
    expect(turn('back-up.sh', at('backups'))).rejects.toMatchObject({
      stderr: expect.stringContaining('RESTIC_REPOSITORY is not set'),
    }));

  it('is noted each time, and comes back', async () => {
    await turn('back-up.sh', at('backups'), at('place'));
    await mkdir(at('backups', 'wal'));
    await writeFile(at('backups', 'wal', '000000010000000000000001.gz'), 'later');
    await turn('back-up.sh', at('backups'), at('place'));
    const notes = await readFile(at('notes'), 'utf8');
    expect(notes.match(/UPDATE readiness SET backed_up_at = now\(\)/g)).toHaveLength(2);
    await turn('fetch.sh', at('fetched'), at('place'));
    await run('diff', ['-r', at('backups'), join(at('fetched'), at('backups'))]);
    await writeFile(at('password'), 'of another server');
    await expect(turn('back-up.sh', at('backups'), at('place'))).rejects.toMatchObject({
      stderr: expect.stringContaining('wrong password'),
    });
  });
});
