import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

const DRAWN = `
  CASE WHEN family IS NULL THEN '{}' WHEN n % 20 = 0 THEN '{"mistakes": {}}'
    ELSE jsonb_build_object('seed', n, 'groups', jsonb_build_array('part: ' || n % 3), 'mistakes',
      (SELECT jsonb_object_agg(letter, jsonb_build_array(family -> 'mistakes' -> place % 3 -> 'mistake'))
       FROM unnest(ARRAY['a', 'b', 'c', 'd']) WITH ORDINALITY AS offered (letter, nth),
         LATERAL (SELECT nth::int AS place) AS placed
       WHERE letter <> translate(correct_option, 'abcd', 'dabc'))) END`;

/** Closed attempts of ten questions each, the options turned by one, answers by a hash, so that they are the same in each run. */
const SEED = `
  WITH live AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS count
    FROM questions WHERE domain = 'hr'
  ), student AS (
    INSERT INTO students (id, name, email, password_hash, phone, education, skills, domain,
      experience, message, attempts_used, total_attempts, session_version, created_at)
    VALUES (gen_random_uuid(), 'Asha Rao', 'asha@example.com', 'x', '', '', '', 'hr', '', '',
      0, 5, 0, ${NOW}) RETURNING id
  ), made AS (
    INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
      questions, answers, closed_at)
    SELECT gen_random_uuid(), student.id, 'hr', 'submitted', ${NOW} - interval '10 minutes',
      ${NOW}, 65, served.questions,
      served.answers, ${NOW}
    FROM student, generate_series(1, $1::int) AS n, LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', id, 'version', version, 'question', question,
          'options', jsonb_build_object('a', options -> 'b', 'b', options -> 'c',
            'c', options -> 'd', 'd', options -> 'a'),
          'correctOption', translate(correct_option, 'abcd', 'dabc')) || ${DRAWN}) AS questions,
        jsonb_object_agg(id, CASE WHEN hash % 5 < 4 THEN substr('abcd', hash / 5 % 4 + 1, 1) END) AS answers
      FROM live, LATERAL (SELECT abs(hashtext(n || ' ' || at)) AS hash) AS hashed
      WHERE (at + n) % live.count < 10
    ) AS served RETURNING *
  )
  INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions,
    percentage, passed, pass_percent, time_taken, started_on, completed_on, attempts_used,
    total_attempts, questions)
  SELECT id, student_id, '', '', domain, rights, 10, rights * 10, rights * 100 >= 650, 65, 1, ${NOW},
    ${NOW}, 1, 5, review
  FROM made, LATERAL (
    SELECT jsonb_agg(jsonb_build_object('_id', item -> 'id', 'question', item -> 'question',
        'options', item -> 'options', 'correctAnswer', item -> 'correctOption',
        'selectedOption', answers -> (item ->> 'id'), 'isCorrect', is_right)) AS review,
      count(*) FILTER (WHERE is_right) AS rights
    FROM (SELECT item, coalesce(answers ->> (item ->> 'id') = item ->> 'correctOption', false) AS is_right
      FROM jsonb_array_elements(questions) AS item) AS judged
  ) AS reviewed`;

export async function seedAnswers(dataSource: DataSource, results: number): Promise<void> {
  await dataSource.query(SEED, [results]);
  await dataSource.query('ANALYZE attempts, results');
}
