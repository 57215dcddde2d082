import type { Family } from '@portal/domain/question-bank/index.js';
import type {
  KeptPair,
  SimilarTestRepository,
  SubmittedTest,
} from '@portal/domain/similar-tests/index.js';
import type { EntityManager } from 'typeorm';

/** The row of a domain is there from its first turn on, and is locked to the end of each. */
const TAKE_TURN = `
  INSERT INTO test_comparisons (domain) VALUES ($1)
  ON CONFLICT (domain) DO UPDATE SET domain = excluded.domain RETURNING compared_at AS at`;

const NOTE_TURN = `
  INSERT INTO test_comparisons (domain, compared_at) VALUES ($1, $2)
  ON CONFLICT (domain) DO UPDATE SET compared_at = excluded.compared_at`;

/** What was right follows the grading in force; the attempt, with version and seed, has the questions in the same order. */
const SUBMITTED = `
  SELECT latest.id, latest.student_id AS "studentId", greatest(completed_on,
      (SELECT max(graded_at) FROM result_gradings WHERE result_id = latest.id)) AS "asOf",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'questionId', graded -> '_id', 'version', served -> 'version', 'seed', served -> 'seed',
        'words', md5(graded ->> 'question'), 'wrong', CASE WHEN NOT (graded ->> 'isCorrect')::boolean
          THEN graded -> 'options' -> (graded ->> 'selectedOption') END) ORDER BY place), '[]')
      FROM ROWS FROM (jsonb_array_elements(latest.questions),
        jsonb_array_elements(attempts.questions)) WITH ORDINALITY AS both_of (graded, served, place)
      WHERE graded ->> 'selectedOption' IS NOT NULL
        AND NOT coalesce((graded -> 'ruling' ->> 'isNeutral')::boolean, false)) AS answers
  FROM (SELECT id, student_id, completed_on, questions FROM results
      WHERE domain = $1 AND completed_on >= $2 AND NOT is_void
      ORDER BY completed_on DESC, id LIMIT $3) AS latest
    JOIN attempts USING (id)
  ORDER BY completed_on DESC, latest.id`;

const FAMILIES = `
  SELECT id, version, family FROM question_versions
    JOIN unnest($1::text[], $2::int[]) AS served (id, version) USING (id, version)
  WHERE family IS NOT NULL`;

const REMOVE = `
  DELETE FROM similar_tests
  WHERE (first_id = ANY($1::uuid[]) OR second_id = ANY($1::uuid[]))
    AND first_id = ANY($2::uuid[]) AND second_id = ANY($2::uuid[])`;

const REMOVE_VOID = `
  DELETE FROM similar_tests USING results WHERE results.id IN (first_id, second_id) AND is_void`;

const ADD = `
  INSERT INTO similar_tests
    (id, domain, first_id, second_id, same, same_ids, shared, chance, compared, found_at)
  SELECT id, domain, "firstId", "secondId", same, "sameIds", shared, chance, compared, "foundAt"
  FROM json_to_recordset($1) AS pair (id uuid, domain text, "firstId" uuid, "secondId" uuid,
    same int, "sameIds" text[], shared int, chance double precision, compared int, "foundAt" timestamptz)`;

const LIST = `
  SELECT id, domain, first_id AS "firstId", second_id AS "secondId", same, same_ids AS "sameIds", shared, chance,
    compared,
    found_at AS "foundAt"
  FROM similar_tests WHERE domain = $1 ORDER BY chance, id`;

type FamilyRow = { readonly id: string; readonly version: number; readonly family: Family };

function drawnIn(tests: readonly SubmittedTest[]): readonly (readonly [string, number])[] {
  const drawn = new Map<string, readonly [string, number]>();
  for (const { questionId, version, seed } of tests.flatMap(({ answers }) => answers)) {
    if (seed !== null) drawn.set(`${questionId}@${version}`, [questionId, version]);
  }
  return [...drawn.values()];
}

export const typeormSimilarTests = (manager: EntityManager): SimilarTestRepository => ({
  async takeTurn(domain) {
    const [row] = await manager.query<{ at: Date | null }[]>(TAKE_TURN, [domain]);
    return row?.at ?? null;
  },
  submitted: ({ domain, since, most }) =>
    manager.query<SubmittedTest[]>(SUBMITTED, [domain, since, most]),
  async familiesIn(tests) {
    const drawn = drawnIn(tests);
    const values = [drawn.map(([id]) => id), drawn.map(([, version]) => version)];
    const rows = await manager.query<FamilyRow[]>(FAMILIES, values);
    return new Map(rows.map(({ id, version, family }) => [`${id}@${version}`, family]));
  },
  async replace({ fresh, all }, pairs) {
    await manager.query(REMOVE, [fresh, all]);
    await manager.query(REMOVE_VOID);
    await manager.query(ADD, [JSON.stringify(pairs)]);
  },
  async noteTurn(domain, at) {
    await manager.query(NOTE_TURN, [domain, at]);
  },
  listOf: (domain) => manager.query<KeptPair[]>(LIST, [domain]),
});
