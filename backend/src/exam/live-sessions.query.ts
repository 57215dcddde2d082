import type { DataSource } from 'typeorm';

export type Listener = {
  readonly attemptId: string;
  readonly studentId: string;
  readonly session: { readonly id: string | null; readonly version: number };
};

const ENDED = `
  SELECT place::int FROM unnest($1::uuid[], $2::uuid[], $3::int[])
    WITH ORDINALITY AS asked (student_id, session_id, version, place)
  WHERE NOT EXISTS (
    SELECT FROM students LEFT JOIN sessions ON sessions.id = asked.session_id
    WHERE students.id = asked.student_id AND students.session_version = asked.version
      AND (asked.session_id IS NULL OR (sessions.id IS NOT NULL AND sessions.ended_at IS NULL)))`;

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
