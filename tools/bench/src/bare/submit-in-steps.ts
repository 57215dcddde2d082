import type { Attempt } from '@portal/domain/exam/attempt.js';
import { resultOf } from '@portal/domain/exam/result.js';
import type { Student } from '@portal/domain/accounts/student.js';
import type { Pool, PoolClient } from 'pg';
import { STEPS } from './statements.js';
import type { Claims } from './claims.js';

type Columns = Readonly<Record<string, unknown>>;

/** What the result is made of. */
const parts = (student: Columns, attempt: Columns) =>
  [
    { ...attempt, startedAt: attempt.started_at, passPercent: attempt.pass_percent } as unknown,
    {
      ...student,
      attemptsUsed: student.attempts_used,
      totalAttempts: student.total_attempts,
    } as unknown,
  ] as [Attempt, Student];

async function close(client: PoolClient, student: Columns, attempt: Columns): Promise<void> {
  const { questions, ...result } = resultOf(...parts(student, attempt), new Date());
  await client.query(STEPS.close, [attempt.id, 'submitted', attempt.answers]);
  await client.query(STEPS.addResult, [
    ...[result.id, result.studentId, result.studentName, result.email, result.domain],
    ...[result.score, result.totalQuestions, result.percentage, result.passed],
    ...[result.passPercent, result.timeTaken, result.startedOn, result.attemptsUsed],
    ...[result.totalAttempts, JSON.stringify(questions)],
  ]);
  await client.query(STEPS.count, [student.id]);
  await client.query(STEPS.addMail, [student.email, JSON.stringify(result)]);
}

/** Submits an attempt with a statement for each step; answers with the result's id. */
export async function submitInSteps(
  pool: Pool,
  { sub, ver }: Claims,
  attemptId: string,
): Promise<string> {
  await pool.query(STEPS.session, [sub, ver]);
  const client = await pool.connect();
  try {
    await client.query(STEPS.begin);
    const student = (await client.query<Columns>(STEPS.lockStudent, [sub])).rows[0];
    const attempt = (await client.query<Columns>(STEPS.attempt, [attemptId])).rows[0];
    if (!student || attempt?.state !== 'open') throw new Error('There is nothing to submit');
    await close(client, student, attempt);
    await client.query(STEPS.commit);
    return attemptId;
  } finally {
    client.release();
  }
}
