import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { QueueEngine } from './queue-engine.bullmq.js';
import { Schedule } from './schedule.bullmq.js';

const TWO_CHECKS_MS = 11_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('Nothing is asked of a queue before it is connected, however long a start takes', async () => {
  let connect: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const asked: string[] = [];
  const note = (what: string) => () => Promise.resolve(void asked.push(what));
  const parts = { on: () => undefined, close: () => Promise.resolve() };
  const queue = { ...parts, upsertJobScheduler: note('plan'), getJobScheduler: note('look') };
  const engine = { queue: () => queue, worker: () => parts, connected: () => connected };
  const jobs = [{ name: 'one', everySeconds: 1, run: () => Promise.resolve() }];
  const schedule = new Schedule(engine as unknown as QueueEngine, jobs);
  await jest.advanceTimersByTimeAsync(TWO_CHECKS_MS);
  expect(asked).toEqual([]);
  connect();
  await jest.advanceTimersByTimeAsync(TWO_CHECKS_MS);
  expect(asked[0]).toBe('plan');
  expect(asked).toContain('look');
  await schedule.close();
});
