import type { LateAnswerRepository } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { LateAnswerSchema } from './late-answer.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

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
