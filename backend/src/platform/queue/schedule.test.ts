import { jest } from '@jest/globals';
import { QueueState } from './queue-state.js';
import type { QueueEngine } from './queue-engine.bullmq.js';
import { Schedule } from './schedule.bullmq.js';
import { BackOff } from './back-off.js';
import { LATEST_SCHEMA_VERSION } from 'bullmq';
import { QUEUE_SCHEMA_VERSION } from './queue-names.js';

const TWO_CHECKS_MS = 11_000;

const EVERY_MS = 1_000;

/** What a queue knows of a job: when its next run is due, and whether that run is there. */
type Known = { readonly next: number; readonly hasRun: boolean };

let schedule: Schedule;

let asked: string[];

let connect: () => void;

function begin(known?: () => Known): void {
  asked = [];
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const note = <Answer>(what: string, answer: () => Answer) => {
    asked.push(what);
    return Promise.resolve(answer());
  };
  const parts = { on: () => undefined, close: () => Promise.resolve() };
  const queue = {
    ...parts,
    upsertJobScheduler: () => note('plan', () => undefined),
    getJobScheduler: () => note('look', () => known?.()),
    getJob: (id: string) => note(`find ${id}`, () => (known?.().hasRun ? { id } : undefined)),
  };
  const engine = {
    queue: () => queue,
    worker: () => parts,
    connected: () => connected,
    state: new QueueState('Redis'),
  };
  const jobs = [{ name: 'one', everySeconds: 1, run: () => Promise.resolve() }];
  schedule = new Schedule(engine as unknown as QueueEngine, jobs);
}

const planned = (): number => asked.filter((what) => what === 'plan').length;

beforeEach(() => void jest.useFakeTimers());

afterEach(async () => {
  await schedule.close();
  jest.useRealTimers();
});

describe('A queue of scheduled jobs', () => {
  it('is asked nothing before it is connected, however long a start takes', async () => {
    begin();
    await jest.advanceTimersByTimeAsync(TWO_CHECKS_MS);
    expect(asked).toEqual([]);
    connect();
    await jest.advanceTimersByTimeAsync(TWO_CHECKS_MS);
    expect(asked.slice(0, 2)).toEqual(['plan', 'look']);
  });

  it.each([
    ['knows no job', undefined, 3],
    ['has lost the run that is due', () => ({ next: 0, hasRun: false }), 3],
    ['has the run that is due', () => ({ next: 0, hasRun: true }), 1],
    ['has a run to come', () => ({ next: Date.now() + EVERY_MS, hasRun: false }), 1],
  ])(
    'A queue of scheduled jobs that %s is told so as often as need be',
    async (_, known, times) => {
      begin(known);
      connect();
      await jest.advanceTimersByTimeAsync(TWO_CHECKS_MS);
      expect(planned()).toBe(times);
    },
  );
});

const EVERY_SECONDS = 5;

const resting = () => {
  let seconds = 0;
  const backOff = new BackOff(EVERY_SECONDS, () => seconds);
  return { backOff, pass: (more: number) => (seconds += more) };
};

it('each rest is longer than the one before it, up to five minutes', () => {
  const { backOff, pass } = resting();
  const rests = Array.from({ length: 8 }, () => {
    backOff.failed();
    let rest = 0;
    for (; backOff.isResting; rest += 1) pass(1);
    return rest;
  });
  expect(rests).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
});

it('a run that ends well ends the rest, and the next failure begins with a short one', () => {
  const { backOff, pass } = resting();
  for (let failures = 0; failures < 5; failures += 1) backOff.failed();
  backOff.ended();
  expect(backOff.isResting).toBe(false);
  backOff.failed();
  pass(10);
  expect(backOff.isResting).toBe(false);
});

it('only the first failure and the first good end after it are changes', () => {
  const { backOff } = resting();
  expect(backOff.ended()).toBe(false);
  expect([backOff.failed(), backOff.failed()]).toEqual([true, false]);
  expect([backOff.ended(), backOff.ended()]).toEqual([true, false]);
});

it('The version of the queue’s tables that a start looks for is that of the BullMQ installed', () =>
  expect(QUEUE_SCHEMA_VERSION).toBe(LATEST_SCHEMA_VERSION));
