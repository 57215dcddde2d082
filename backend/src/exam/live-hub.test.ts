import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { LiveHub } from './live-hub.js';

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
