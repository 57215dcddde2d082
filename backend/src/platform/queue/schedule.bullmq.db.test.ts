import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { queueStores, type QueueStore } from '../../testing/queue-stores.js';
import { testConfig } from '../../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';
import { queueEngine, type QueueEngine } from './queue-engine.bullmq.js';
import { type ScheduledJob, Schedule } from './schedule.bullmq.js';

/** Often, since a test waits for several turns. */
const EVERY_SECONDS = 0.25;

describe.each(queueStores('PostgreSQL'))('Scheduled jobs', (_, openStore) => {
  let store: QueueStore;
  let database: TestDatabase;
  let open: { engine: QueueEngine; schedule: Schedule }[] = [];

  beforeAll(async () => {
    store = await openStore();
    database = await createTestDatabase();
  });

  afterEach(async () => {
    await Promise.all(open.map(({ schedule }) => schedule.close()));
    for (const { engine } of open) engine.close();
    open = [];
  });

  afterAll(async () => {
    await store.stop();
    await database.drop();
  });

  const replica = (
    jobs: readonly ScheduledJob[],
    onEnd?: (name: string, isDone: boolean) => void,
    now?: () => number,
  ) => {
    const engine = queueEngine(testConfig({ DATABASE_URL: database.url, ...store.settings }));
    open.push({ engine, schedule: new Schedule(engine, jobs, onEnd, now) });
  };

  it('are run once each time, however many replicas there are', async () => {
    const runs: number[] = [];
    const run = () => Promise.resolve(runs.push(Math.round(performance.now())));
    for (let count = 0; count < 4; count += 1)
      replica([{ name: 'once', everySeconds: EVERY_SECONDS, run }]);
    const began = performance.now();
    await until(() => Promise.resolve(runs.length >= 4));
    const seconds = (performance.now() - began) / 1000;
    // Four replicas that each kept a separate time would have run it four times as often.
    expect(runs.length).toBeLessThanOrEqual(Math.ceil(seconds / EVERY_SECONDS) + 2);
  });

  it('go on while another takes long, and that one does not run twice at once', async () => {
    let running = 0;
    let most = 0;
    let quick = 0;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    replica([
      {
        name: 'slow',
        everySeconds: EVERY_SECONDS,
        run: async () => {
          most = Math.max(most, ++running);
          await held;
          running -= 1;
        },
      },
      { name: 'quick', everySeconds: EVERY_SECONDS, run: () => Promise.resolve(++quick) },
    ]);
    await until(() => Promise.resolve(running === 1));
    const before = quick;
    await until(() => Promise.resolve(quick >= before + 3));
    expect(most).toBe(1);
    letGo();
  });

  it('rest while what they need is away, longer each time, and go on when it is back', async () => {
    const away = new Error('away');
    const logged = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'log')];
    let seconds = 0;
    let isAway = true;
    let runs = 0;
    let others = 0;
    const flaky: ScheduledJob = {
      name: 'needs-another',
      everySeconds: EVERY_SECONDS,
      run: () => (++runs, isAway ? Promise.reject(away) : Promise.resolve()),
      isAway: (failure) => failure === away,
    };
    const other = {
      name: 'other',
      everySeconds: EVERY_SECONDS,
      run: () => Promise.resolve(++others),
    };
    replica([flaky, other], undefined, () => seconds);
    const someTurns = async () => {
      const before = others;
      await until(() => Promise.resolve(others >= before + 3));
      return runs;
    };
    await until(() => Promise.resolve(runs === 1));
    await expect(someTurns()).resolves.toBe(1);
    seconds += 2 * EVERY_SECONDS;
    await until(() => Promise.resolve(runs === 2));
    seconds += 2 * EVERY_SECONDS;
    await expect(someTurns()).resolves.toBe(2);
    seconds += 2 * EVERY_SECONDS;
    isAway = false;
    await until(() => Promise.resolve(runs >= 5));
    const lines = logged.flatMap((spy) => spy.mock.calls.map(([line]) => line as object));
    expect(lines.filter((line) => 'scheduledJob' in line)).toMatchObject([
      { err: away, scheduledJob: 'needs-another' },
      { scheduledJob: 'needs-another', msg: 'A scheduled job ends well again' },
    ]);
    jest.restoreAllMocks();
  });
});
