import type { ChoiceTally, Family, Question } from '@portal/domain/question-bank/index.js';
import type { DataSource } from 'typeorm';

/** The figures of a domain are those of its latest results; older ones tell of other students. */
const MOST_RESULTS = 20_000;

/**
 * Each served question with the text that was chosen, and how many others the student got right.
 * Everything is read once: what was served from the attempts, and what was right from the reviews of
 * their results, which follow the grading in force. Both name the questions in the same order.
 */
const TALLIES = `
  WITH latest AS (
    SELECT id, questions FROM results WHERE domain = $1 ORDER BY completed_on DESC, id LIMIT ${MOST_RESULTS}
  ), served AS MATERIALIZED (
    SELECT attempts.id AS attempt, item ->> 'id' AS id, (item ->> 'version')::int AS version,
      item -> 'options' ->> (answers ->> (item ->> 'id')) AS chosen,
      (graded ->> 'isCorrect')::boolean AS is_right
    FROM latest JOIN attempts USING (id),
      ROWS FROM (jsonb_array_elements(attempts.questions),
        jsonb_array_elements(latest.questions)) AS both_of (item, graded)
  ), rests AS (
    SELECT id, version, chosen, is_right,
      count(*) FILTER (WHERE is_right) OVER (PARTITION BY attempt) - is_right::int AS rest
    FROM served
  )
  SELECT id, version, chosen, is_right AS "isRight", count(*)::int AS times,
    sum(rest)::int AS rest, sum(rest * rest)::int AS "restSquares"
  FROM rests GROUP BY id, version, chosen, is_right`;

/** How often each option of each question of a domain was chosen, from the results. */
export const tallyChoices = (dataSource: DataSource, domain: string): Promise<ChoiceTally[]> =>
  dataSource.query<ChoiceTally[]>(TALLIES, [domain]);

/** A version as it was, with what became of the question. */
export type KnownVersion = Question & { readonly live: boolean; readonly isLatest: boolean };

const VERSIONS = `
  SELECT made.id, made.version, made.domain, made.question, made.options,
    made.correct_option AS "correctOption", made.category, made.difficulty, made.explanation,
    made.family,
    made.made_at AS "madeAt", questions.live, made.version = questions.version AS "isLatest"
  FROM question_versions AS made JOIN questions USING (id)`;

/** Every version of the questions that are in a domain now. */
export const versionsIn = (dataSource: DataSource, domain: string): Promise<KnownVersion[]> =>
  dataSource.query<KnownVersion[]>(
    `${VERSIONS} WHERE questions.domain = $1 ORDER BY made.id, made.version DESC`,
    [domain],
  );

/** Every version of one question, the latest first. */
export const versionsOf = (dataSource: DataSource, id: string): Promise<KnownVersion[]> =>
  dataSource.query<KnownVersion[]>(`${VERSIONS} WHERE made.id = $1 ORDER BY made.version DESC`, [
    id,
  ]);

/** The family of a question, as it is now; null for a fixed question. */
export async function familyOf(dataSource: DataSource, id: string): Promise<Family | null> {
  const sql = 'SELECT family FROM questions WHERE id = $1';
  const [found] = await dataSource.query<{ family: Family | null }[]>(sql, [id]);
  return found?.family ?? null;
}

/** How many questions are live, of each category and difficulty. */
export type LiveCount = {
  readonly domain: string;
  readonly category: string;
  readonly difficulty: string;
  readonly live: number;
};

const LIVE = `
  SELECT domain, category, difficulty, count(*)::int AS live
  FROM questions WHERE live GROUP BY domain, category, difficulty ORDER BY domain, category`;

/** What the draw has to draw from. */
export const countLive = (dataSource: DataSource): Promise<LiveCount[]> =>
  dataSource.query<LiveCount[]>(LIVE);
