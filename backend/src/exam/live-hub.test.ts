import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { LiveHub } from './live-hub.js';
import { batchNews } from './batch-news.js';
import { Logger } from '@nestjs/common';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';
import { warnOfSamples } from './warn-of-samples.js';

const now = new Date('2026-03-01T09:00:00Z');

const rowOf = (id: string) => ({
  ...{ id, studentId: `of ${id}`, state: 'open', startedAt: now, now, done: [], said: [] },
  ...{ deadline: new Date(Number(now) + 60_000), extraSeconds: 0, addedSeconds: 0 },
});

const listenerOf = (id: string) => ({
  attemptId: id,
  studentId: `of ${id}`,
  session: { id, version: 1 },
});

/** A database that knows every attempt, and tells of the sessions when it is let go. */
function slowDatabase() {
  let letGo: (endedPlaces: readonly number[]) => void = () => undefined;
  const sessions = new Promise<{ place: number }[]>((resolve) => {
    letGo = (places) => resolve(places.map((place) => ({ place })));
  });
  const query = () => Promise.resolve({ rows: ['first', 'second', 'late'].map((id) => rowOf(id)) });
  const queryRunner = { connect: () => Promise.resolve({ query }) };
  const dataSource = { query: () => sessions, manager: { queryRunner } };
  return { dataSource: dataSource as unknown as DataSource, letGo };
}

it('A look ends the streams of ended sessions, and none that came while it looked', async () => {
  const { dataSource, letGo } = slowDatabase();
  const hub = new LiveHub({ DATABASE_URL: 'postgres://localhost/none' } as Config, dataSource);
  const [first, second] = [hub.listen(listenerOf('first')), hub.listen(listenerOf('second'))];
  const looked = hub.look();
  const late = hub.listen(listenerOf('late'));
  letGo([2]);
  await looked;
  expect(hub.count).toBe(2);
  // To its end, which comes only where the hub has ended it.
  expect(await second?.toArray()).not.toHaveLength(0);
  for (const body of [first, late]) body?.destroy();
});

beforeEach(() => void jest.useFakeTimers());

afterEach(() => void jest.useRealTimers());

function recorded() {
  const sent: (readonly string[] | string)[] = [];
  const news = batchNews((ids) => {
    sent.push(ids);
    return Promise.resolve();
  });
  return { ...news, sent };
}

it('The first news are told at once, those that follow together and once, and after a quiet while at once again', () => {
  const { add, sent } = recorded();
  add(['one']);
  expect(sent).toEqual([['one']]);
  add(['two']);
  add(['three', 'two']);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(100);
  expect(sent).toEqual([['one'], ['two', 'three']]);
  jest.advanceTimersByTime(100);
  add(['four']);
  expect(sent.at(-1)).toEqual(['four']);
});

it('News for all take the place of those for some', () => {
  const { add, sent } = recorded();
  add(['one']);
  add(['two']);
  add('all');
  jest.advanceTimersByTime(100);
  expect(sent).toEqual([['one'], 'all']);
});

it('What waits as the process ends is told before', async () => {
  const { add, flush, sent } = recorded();
  add(['one']);
  add(['two']);
  await flush();
  expect(sent).toEqual([['one'], ['two']]);
});

it('A family that served its sample is logged, once when the test starts', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const sample = { ...aQuestion({ id: 'sample' }), mistakes: {} };
  const attempt = anAttempt({
    questions: [aQuestion(), { ...sample, id: 'drawn', seed: 1 }, sample],
  });
  warnOfSamples({ attempt, now: attempt.startedAt });
  warnOfSamples({ attempt, now: attempt.deadline });
  warnOfSamples({ attempt: anAttempt(), now: attempt.startedAt });
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ samples: ['sample'] })]]);
});
