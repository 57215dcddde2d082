import { CODE_ALPHABET, CODE_LENGTH } from '@portal/domain/certificates/index.js';
import type { DataSource } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

/** Twice as long as a release is ever rolled out, and short enough for the index by date. */
const LOOKED_BACK = "interval '2 days'";

/** The code refers to the row, so that each row draws one of its own; UUIDs come of a secure source. */
const CODE = `(SELECT string_agg(substr('${CODE_ALPHABET}',
    1 + (get_byte(uuid_send(drawn), 0) * 256 + get_byte(uuid_send(drawn), 1))
      % ${CODE_ALPHABET.length}, 1), '')
  FROM (SELECT gen_random_uuid() AS drawn
    FROM generate_series(1, ${CODE_LENGTH} + 0 * length(result.domain))) AS draws)`;

const CATEGORIES = `coalesce((SELECT jsonb_agg(
    jsonb_build_object('category', category, 'questions', n) ORDER BY first)
  FROM (SELECT one ->> 'category' AS category, count(*) AS n, min(place) AS first
    FROM jsonb_array_elements(result.questions) WITH ORDINALITY AS asked (one, place)
    WHERE one ->> 'category' <> '' GROUP BY 1) AS counted), '[]')`;

const ISSUE = `
  INSERT INTO certificates (id, code, student_id, name_as_printed, domain, facts, issued_at, state,
    state_at)
  SELECT result.id, ${CODE}, result.student_id, result.student_name, result.domain,
    jsonb_build_object('score', result.score, 'totalQuestions', result.total_questions,
      'percentage', result.percentage, 'passPercent', result.pass_percent,
      'minutes', round((extract(epoch FROM attempt.deadline - attempt.started_at)
      - attempt.extra_seconds - attempt.added_seconds) / 60)::int,
      'tryNumber', result.attempts_used, 'categories', ${CATEGORIES}),
    result.completed_on, 'valid', ${NOW}
  FROM results AS result JOIN attempts AS attempt ON attempt.id = result.id
  WHERE result.passed AND result.completed_on > ${NOW} - ${LOOKED_BACK}
    AND NOT EXISTS (SELECT FROM certificates AS certificate WHERE certificate.id = result.id)
  ON CONFLICT DO NOTHING RETURNING id`;

/** Replicas of a release from before there were certificates closed these tests. */
export async function issueMissingCertificates(dataSource: DataSource): Promise<void> {
  await dataSource.query(ISSUE);
}
