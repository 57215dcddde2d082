import { RUSHED_SECONDS } from '@portal/domain/exam/index.js';
import type { ChoiceTally } from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';

/** The figures of a domain are from its latest results; older ones are about other students. */
const MOST_RESULTS = 20_000;

/** The chosen and the right option come from the results, which follow the grading in force; the version comes from the
 * attempts, which have the questions in the same order. Neutral questions are left out. */
const SERVED = `
  latest AS MATERIALIZED (
    SELECT id, student_id, questions FROM results WHERE domain = $1 AND NOT is_void
    ORDER BY completed_on DESC, id LIMIT ${MOST_RESULTS}
  ), served AS MATERIALIZED (
    SELECT latest.id AS test,
      coalesce(closed_at - started_at <= interval '${RUSHED_SECONDS} seconds', false) AS is_rushed,
      item ->> 'id' AS id, (item ->> 'version')::int AS version,
      item ? 'mistakes' AS is_family, item ? 'mistakes' AND NOT item ? 'seed' AS is_sample,
      '[""]' || coalesce(item -> 'groups', '[]') AS groups,
      graded -> 'options' ->> (graded ->> 'selectedOption') AS chosen,
      item #>> ARRAY['mistakes', graded ->> 'selectedOption', '0'] AS mistake,
      (graded ->> 'isCorrect')::boolean AS is_right
    FROM latest JOIN attempts USING (id, student_id),
      ROWS FROM (jsonb_array_elements(attempts.questions),
        jsonb_array_elements(latest.questions)) AS both_of (item, graded)
    WHERE NOT coalesce((graded #>> '{ruling,isNeutral}')::boolean, false)
  )`;

/** The SQL of `tallyAnswers`, which the domain's tests use. */
const TALLIES = `
  WITH ${SERVED}, counted AS (
    SELECT *, chosen IS NOT NULL AS is_answered,
      count(*) OVER test_of AS asked, count(chosen) OVER test_of AS answered
    FROM served WINDOW test_of AS (PARTITION BY test)
  ), judged AS MATERIALIZED (
    SELECT *, is_rushed OR answered * 2 < asked AS is_gone FROM counted
  ), shares AS (
    SELECT id, version, avg(is_right::int)::float8 AS share FROM judged
    WHERE is_answered AND NOT is_gone GROUP BY id, version
  ), above AS (
    SELECT judged.*, CASE WHEN is_answered AND NOT is_gone THEN is_right::int - share ELSE 0 END AS above
    FROM judged LEFT JOIN shares USING (id, version)
  ), rests AS MATERIALIZED (
    SELECT *, CASE WHEN is_answered AND NOT is_gone AND answered > 1
      THEN (sum(above) OVER (PARTITION BY test) - above) / (answered - 1) ELSE 0 END AS rest
    FROM above
  ), outcomes AS (
    SELECT *, CASE WHEN is_gone THEN 'abandoned' WHEN NOT is_answered THEN 'blank'
        WHEN is_right THEN 'right' ELSE 'wrong' END AS outcome,
      CASE WHEN is_gone THEN NULL WHEN is_family THEN mistake ELSE chosen END AS shown
    FROM rests
  )
  SELECT id, version, shown AS chosen, outcome, "group", is_sample AS "isSample",
    count(*)::int AS times, sum(rest) AS rest, sum(rest * rest) AS "restSquares"
  FROM outcomes, jsonb_array_elements_text(groups) AS "group"
  GROUP BY id, version, shown, outcome, "group", is_sample`;

export const tallyChoices = (dataSource: DataSource, domain: string): Promise<ChoiceTally[]> =>
  dataSource.query<ChoiceTally[]>(TALLIES, [domain]);
