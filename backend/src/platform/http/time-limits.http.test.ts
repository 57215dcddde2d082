import { newDataSource } from '../../app/data-source.js';
import { portalOfFile } from '../../testing/test-portal.js';

const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const SHOW = 'SELECT name, setting::int AS ms FROM pg_settings WHERE name = ANY($1)';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

type Setting = { readonly name: string; readonly ms: number };

const HOW = ['jit', 'max_parallel_workers_per_gather'];
const SHOW_HOW = 'SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name';

describe('The database', () => {
  it('neither compiles what people ask for nor shares it out among processes', async () => {
    expect(await portal.dataSource.query(SHOW_HOW, [HOW])).toEqual([
      { name: 'jit', setting: 'off' },
      { name: 'max_parallel_workers_per_gather', setting: '0' },
    ]);
  });

  it('keeps nobody waiting for longer than the proxy does', async () => {
    const settings = await portal.dataSource.query<Setting[]>(SHOW, [NAMES]);
    expect(settings).toHaveLength(NAMES.length);
    for (const { ms } of settings) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(30_000);
    }
  });

  it('gives migrations and commands the time they need', async () => {
    const dataSource = await newDataSource(portal.config.DATABASE_URL).initialize();
    const settings = await dataSource.query<Setting[]>(SHOW, [NAMES]);
    await dataSource.destroy();
    expect(settings.map(({ ms }) => ms)).toEqual([0, 0, 0]);
  });

  it('A call that gave up waiting for a lock is answered as if the database were away', async () => {
    const blocker = portal.dataSource.createQueryRunner();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE students IN ACCESS EXCLUSIVE MODE');
    const { status, headers } = await portal.client.get('/api/user/nobody@example.com');
    await blocker.query('ROLLBACK');
    await blocker.release();
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
  });
});
