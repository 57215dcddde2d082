import type { QuestionDispute, QuestionDisputeRepository } from '@portal/domain/exam/index.js';
import { type EntityManager, In, EntitySchema } from 'typeorm';
import { dropResult } from '../../platform/database/drop-result.js';

export const QuestionDisputeSchema = new EntitySchema<QuestionDispute>({
  name: 'QuestionDispute',
  tableName: 'question_disputes',
  columns: {
    id: { type: 'uuid', primary: true },
    resultId: { name: 'result_id', type: 'uuid' },
    studentId: { name: 'student_id', type: 'uuid' },
    questionId: { name: 'question_id', type: 'text' },
    version: { type: 'int' },
    place: { type: 'int' },
    kind: { type: 'text' },
    text: { type: 'text' },
    state: { type: 'text' },
    answer: { type: 'text' },
    rulingId: { name: 'ruling_id', type: 'uuid', nullable: true },
    openedAt: { name: 'opened_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
  },
});

/** In a fixed order, so that two decisions wait for each other and no dispute is decided twice. */
const LOCK_OPEN = `
  SELECT dispute.id, attempt.domain, attempt.state <> 'void' AS "hasResult",
    student.name, student.email
  FROM question_disputes AS dispute
    JOIN attempts AS attempt ON attempt.id = dispute.result_id
    JOIN students AS student ON student.id = dispute.student_id
  WHERE dispute.question_id = $1 AND dispute.version = $2 AND dispute.state = 'open'
    AND attempt.state <> 'open'
  ORDER BY dispute.opened_at, dispute.id FOR UPDATE OF dispute`;

type Address = Readonly<Record<'id' | 'domain' | 'name' | 'email', string>> & {
  readonly hasResult: boolean;
};

const REMOVE = `
  WITH gone AS (DELETE FROM question_disputes WHERE student_id = $1 RETURNING id) SELECT id FROM gone`;

const addressed = (dispute: QuestionDispute, to: Address | undefined) =>
  to && {
    ...dispute,
    domain: to.domain,
    hasResult: to.hasResult,
    student: { name: to.name, email: to.email },
  };

export function typeormQuestionDisputes(manager: EntityManager): QuestionDisputeRepository {
  const disputes = manager.getRepository(QuestionDisputeSchema);
  const inOrder = { openedAt: 'ASC', id: 'ASC' } as const;
  return {
    add: (dispute) => dropResult(disputes.insert({ ...dispute })),
    ofResult: (resultId) => disputes.find({ where: { resultId }, order: inOrder }),
    async lockOpenOn({ questionId, version }) {
      const rows = await manager.query<Address[]>(LOCK_OPEN, [questionId, version]);
      const to = new Map(rows.map((row) => [row.id, row]));
      const open = await disputes.find({ where: { id: In([...to.keys()]) }, order: inOrder });
      return open.flatMap((dispute) => addressed(dispute, to.get(dispute.id)) ?? []);
    },
    async decide(ids, { state, answer, rulingId, decidedAt }) {
      if (ids.length === 0) return;
      await disputes.update({ id: In([...ids]) }, { state, answer, rulingId, decidedAt });
    },
    async removeOf(studentId) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [studentId]);
      return rows.map(({ id }) => id);
    },
  };
}
