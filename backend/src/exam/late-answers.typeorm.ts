import type { LateAnswerRepository, LateAnswer } from '@portal/domain/exam/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const LateAnswerSchema = new EntitySchema<LateAnswer>({
  name: 'LateAnswer',
  tableName: 'late_answers',
  columns: {
    id: { type: 'uuid', primary: true },
    attemptId: { name: 'attempt_id', type: 'uuid' },
    questionId: { name: 'question_id', type: 'text' },
    place: { type: 'int' },
    option: { type: 'text' },
    secondsSinceReply: { name: 'seconds_since_reply', type: 'int', nullable: true },
    arrivedAt: { name: 'arrived_at', type: 'timestamptz' },
    isAfterReview: { name: 'is_after_review', type: 'boolean' },
    state: { type: 'text' },
    reason: { type: 'text' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
  },
});

const OPENED = 'SELECT FROM results WHERE id = $1 AND opened_at IS NOT NULL';

export function typeormLateAnswers(manager: EntityManager): LateAnswerRepository {
  const answers = manager.getRepository(LateAnswerSchema);
  return {
    add: (answer) =>
      dropResult(
        answers
          .createQueryBuilder()
          .insert()
          .values({ ...answer })
          .orIgnore()
          .execute(),
      ),
    find: (id) => answers.findOneBy({ id }),
    decide: (id, { state, reason, decidedAt }) =>
      dropResult(answers.update({ id }, { state, reason, decidedAt })),
    hasAccepted: ({ attemptId, questionId }) =>
      answers.existsBy({ attemptId, questionId, state: 'accepted' }),
    async isReviewOpened(attemptId) {
      return (await manager.query<object[]>(OPENED, [attemptId])).length > 0;
    },
  };
}
