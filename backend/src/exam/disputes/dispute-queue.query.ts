import { byNeed, isPressing } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { figuresOf } from '../../questions/index.js';

type OpenOn = Omit<Parameters<typeof byNeed>[0], 'discrimination'> & {
  readonly questionId: string;
  readonly version: number;
  readonly domain: string;
};

/** What a student says during the test is decided after it: no reason reaches who still answers. */
const OF_ENDED = `JOIN attempts ON attempts.id = dispute.result_id AND attempts.state <> 'open'`;

const OPEN = `
  SELECT dispute.question_id AS "questionId", dispute.version, made.domain, made.question,
    count(*) FILTER (WHERE dispute.state = 'open')::int AS open,
    count(*) FILTER (WHERE dispute.state = 'upheld')::int AS upheld,
    count(*) FILTER (WHERE dispute.state = 'declined')::int AS declined,
    min(dispute.opened_at) FILTER (WHERE dispute.state = 'open') AS "waitsSince"
  FROM question_disputes AS dispute ${OF_ENDED}
    JOIN question_versions AS made ON made.id = dispute.question_id AND made.version = dispute.version
  WHERE (dispute.question_id, dispute.version) IN
    (SELECT question_id, version FROM question_disputes AS dispute ${OF_ENDED}
      WHERE dispute.state = 'open')
  GROUP BY dispute.question_id, dispute.version, made.domain, made.question`;

export async function disputeQueue(dataSource: DataSource) {
  const versions = await dataSource.query<OpenOn[]>(OPEN);
  const figures = await figuresOf(
    dataSource,
    versions.map(({ domain }) => domain),
  );
  return versions
    .map((one) => ({ ...one, ...figures(one.questionId, one.version) }))
    .map((one) => ({ ...one, isPressing: isPressing(one) }))
    .sort(byNeed);
}

/** As an admin reads them, without their students: the person does not matter for the decision. The variant is the
 * student's own of a family, with the chosen option. */
const ON_VERSION = `
  SELECT dispute.id, result_id AS "resultId", place, kind, text, dispute.state, answer,
    ruling_id AS "rulingId", opened_at AS "openedAt", decided_at AS "decidedAt",
    CASE WHEN served ? 'mistakes' THEN served || jsonb_build_object('chosen', answers -> question_id)
      END AS variant
  FROM question_disputes AS dispute ${OF_ENDED},
    LATERAL (SELECT questions -> (place - 1) AS served) AS asked
  WHERE question_id = $1 AND version = $2
  ORDER BY dispute.state <> 'open', opened_at DESC, dispute.id LIMIT 200`;

const VERSION = `
  SELECT id, version, domain, question, options, correct_option AS "correctOption", explanation,
    family
  FROM question_versions WHERE id = $1 AND version = $2`;

export async function disputesOn(dataSource: DataSource, questionId: string, version: number) {
  const asked = [questionId, version];
  const [question] = await dataSource.query<{ domain: string }[]>(VERSION, asked);
  if (!question) return null;
  const disputes = await dataSource.query<object[]>(ON_VERSION, asked);
  const figures = await figuresOf(dataSource, [question.domain]);
  return { question, figures: figures(questionId, version), disputes };
}
