import { recordOf } from '@portal/backend/exam/closed-attempt.record.js';
import {
  CLOSE,
  LOCK_WITH_STUDENT,
  RESULT,
  OPEN_ATTEMPT,
  ATTEMPT_STATUS,
} from '@portal/backend/exam/exam.statements.js';
import { RULINGS_ON } from '@portal/backend/exam/regrading.statements.js';
import { NOW } from '@portal/backend/platform/database/now.sql.js';
import type { Statement } from '@portal/backend/platform/database/run-prepared.pg.js';
import type { Student } from '@portal/domain/accounts/student.js';
import type { NewEmail } from '@portal/domain/email/email.js';
import type { Attempt } from '@portal/domain/exam/attempt.js';
import { resultOf } from '@portal/domain/exam/result.js';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Claims } from './claims.js';
import { SESSION } from './statements.js';

type Row = Readonly<Record<string, unknown>>;

const BEGIN = `BEGIN; SELECT ${NOW} AS now; SET LOCAL lock_timeout = 40`;

/** As it would be written where only one row is asked for at once, which PostgreSQL finds a little faster. */
const ofOne = ({ name, text }: Statement): Statement => ({
  name,
  text: text.replace('= ANY ($1::uuid[])', '= $1'),
});

const one = async (
  connection: Pool | PoolClient,
  statement: Statement,
  values: unknown[],
): Promise<Row> => {
  const { rows } = await connection.query<Row>({ ...statement, values });
  if (!rows[0]) throw new Error(`Nothing was found by ${statement.name}`);
  return rows[0];
};

async function close(client: PoolClient, row: Row, now: Date): Promise<void> {
  const questions = row.questions as Attempt['questions'];
  const asked = [questions.map(({ id }) => id), questions.map(({ version }) => version)];
  await client.query({ ...RULINGS_ON, values: asked });
  const { ownerId, ownerName, ownerEmail, totalAttempts, attemptsUsed } = row;
  const student = { id: ownerId, name: ownerName, email: ownerEmail, totalAttempts, attemptsUsed };
  const result = resultOf(row as unknown as Attempt, student as unknown as Student, now);
  const { email: to, studentName: name, score } = result;
  const record = recordOf({
    attempt: { ...(row as unknown as Attempt), state: 'submitted', closedAt: now },
    result,
    mail: { kind: 'test-result', to, data: { name, score } } as unknown as NewEmail,
  });
  await one(client, CLOSE, [JSON.stringify([record]), [row.id]]);
}

/** The statements of the product, each asked for one student at a time, and around them nothing. */
export const sameSql = (pool: Pool) => {
  const session = ({ sub, ver, sid }: Claims) => one(pool, SESSION, [sub, ver, sid]);
  return {
    async submit(claims: Claims, attemptId: string): Promise<string> {
      await session(claims);
      const client = await pool.connect();
      try {
        const began = (await client.query(BEGIN)) as unknown as QueryResult<{ now: Date }>[];
        const row = await one(client, LOCK_WITH_STUDENT, [claims.sub, attemptId]);
        await close(client, row, began[1]?.rows[0]?.now ?? new Date());
        await client.query('COMMIT');
        return attemptId;
      } finally {
        client.release();
      }
    },
    async resume(claims: Claims): Promise<Row> {
      await session(claims);
      return one(pool, ofOne(OPEN_ATTEMPT), [claims.sub]);
    },
    async attemptStatus(claims: Claims): Promise<Row> {
      await session(claims);
      return one(pool, ofOne(ATTEMPT_STATUS), [claims.sub]);
    },
    async result(claims: Claims, id: string): Promise<Row> {
      await session(claims);
      return one(pool, ofOne(RESULT), [id]);
    },
  };
};
