import type { DataSource } from 'typeorm';
import { joinLiveSession } from '../accounts/index.js';

export type Listener = {
  readonly attemptId: string;
  readonly studentId: string;
  readonly session: { readonly id: string; readonly version: number };
};

const ENDED = `
  SELECT place::int FROM unnest($1::uuid[], $2::uuid[], $3::int[])
    WITH ORDINALITY AS asked (student_id, session_id, version, place)
  WHERE NOT EXISTS (
    SELECT FROM students ${joinLiveSession('asked.session_id', 'students.id')}
    WHERE students.id = asked.student_id AND students.session_version = asked.version)`;

export async function liveSessions<One extends Listener>(
  dataSource: DataSource,
  listeners: readonly One[],
): Promise<ReadonlySet<One>> {
  const rows = await dataSource.query<{ place: number }[]>(ENDED, [
    listeners.map(({ studentId }) => studentId),
    listeners.map(({ session }) => session.id),
    listeners.map(({ session }) => session.version),
  ]);
  const ended = new Set(rows.map(({ place }) => place));
  return new Set(listeners.filter((_, at) => !ended.has(at + 1)));
}
