import 'reflect-metadata';
import { JwtService } from '@nestjs/jwt';
import { SessionTokens } from '@portal/backend/accounts/session-tokens.jwt.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { query } from './database.js';
import type { Call } from './load-messages.js';

export type OpenAttempt = {
  readonly studentId: string;
  readonly attemptId: string;
  readonly email: string;
  readonly token: string;
  readonly questions: readonly Record<string, unknown>[];
};

const { JWT_SECRET } = testConfig({ DATABASE_URL: '' });
const tokens = new SessionTokens(new JwtService({ secret: JWT_SECRET }));

const ADD = `
  WITH added AS (
    INSERT INTO students (id, email, name, phone, education, experience, skills, message, domain,
      password_hash, total_attempts, attempts_used, session_version, created_at, email_verified_at,
      paid_at)
    SELECT id, id || '@example.com', 'Asha Rao', '90000 00000', 'B.Sc. Physics', 'Fresher', 'SQL', '',
      'data science', $2, 5, 2, 0, now(), now(), now()
    FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS fresh
    RETURNING id, email
  ), signed_in AS (
    INSERT INTO sessions (id, holder, owner_id, version, device, network, began_at, last_used_at,
      proved_at, expires_at)
    SELECT gen_random_uuid(), 'student', id, 0, 'Chrome on Linux', '127.0.0.x', now(), now(), now(),
      now() + interval '12 hours'
    FROM added
    RETURNING id, owner_id
  ), bank AS (
    SELECT jsonb_agg(served) AS questions FROM (
      SELECT jsonb_build_object('id', id, 'version', version, 'domain', domain, 'question', question,
        'options', options, 'correctOption', correct_option, 'category', category,
        'difficulty', difficulty, 'explanation', explanation) AS served
      FROM questions WHERE domain = 'data science' AND live ORDER BY id LIMIT 10
    ) AS ten
  ), opened AS (
    INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
      questions, answers)
    SELECT gen_random_uuid(), added.id, 'data science', 'open', now(), now() + interval '30 minutes',
      65, bank.questions,
      (SELECT jsonb_object_agg(served ->> 'id', 'b') FROM jsonb_array_elements(bank.questions) AS served)
    FROM added, bank
    RETURNING id, student_id, questions
  )
  SELECT opened.id AS "attemptId", added.id AS "studentId", added.email, opened.questions,
    signed_in.id AS "sessionId"
  FROM opened JOIN added ON added.id = opened.student_id
    JOIN signed_in ON signed_in.owner_id = added.id`;

export async function addOpenAttempts(
  url: string,
  count: number,
  passwordHash = 'none',
): Promise<readonly OpenAttempt[]> {
  const rows = await query<Omit<OpenAttempt, 'token'> & { readonly sessionId: string }>(url, ADD, [
    count,
    passwordHash,
  ]);
  if (rows[0]?.questions.length !== 10) throw new Error('The question bank is not filled');
  await query(url, 'ANALYZE students, sessions, attempts');
  return rows.map(({ sessionId, ...row }) => ({
    ...row,
    token: tokens.issue('student', { id: row.studentId, sessionVersion: 0 }, sessionId),
  }));
}

/** What a student with an open or submitted attempt asks for. */
export const callTo = {
  submit: ({ attemptId, token, questions }: OpenAttempt): Call => ({
    method: 'POST',
    path: '/api/test/submit',
    token,
    body: JSON.stringify({
      attemptId,
      unsaved: [],
      questions: questions.map(({ id, question, options, category, difficulty }) => ({
        _id: id,
        question,
        options,
        category,
        difficulty,
        selectedOption: 'b',
      })),
    }),
  }),
  resume: ({ token }: OpenAttempt): Call => ({
    method: 'GET',
    path: '/api/test/questions?domain=data%20science',
    token,
  }),
  attempts: ({ token, email }: OpenAttempt): Call => ({
    method: 'GET',
    path: `/api/attempts/${email}`,
    token,
  }),
  result: ({ token, attemptId }: OpenAttempt): Call => ({
    method: 'GET',
    path: `/api/test-results/${attemptId}`,
    token,
  }),
};
