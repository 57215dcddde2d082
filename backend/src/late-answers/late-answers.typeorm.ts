import type { LateAnswerRepository } from '@portal/domain/late-answers/index.js';
import type { EntityManager } from 'typeorm';
import { NO_SESSION } from '../exam/index.js';
import { LateAnswerSchema } from './late-answer.schema.js';
import { written } from '../platform/database/written.js';

const OPENED = 'SELECT FROM results WHERE id = $1 AND opened_at IS NOT NULL';

const LAST_SAVE = `
  SELECT last_saved_at AS at FROM attempt_presence WHERE attempt_id = $1 AND session_id = $2`;

export function typeormLateAnswers(manager: EntityManager): LateAnswerRepository {
  const answers = manager.getRepository(LateAnswerSchema);
  return {
    add: (answer) =>
      written(
        answers
          .createQueryBuilder()
          .insert()
          .values({ ...answer })
          .orIgnore()
          .execute(),
      ),
    find: (id) => answers.findOneBy({ id }),
    ofAttempt: (attemptId) =>
      answers.find({ where: { attemptId }, order: { place: 'ASC', arrivedAt: 'ASC', id: 'ASC' } }),
    decide: (id, { state, reason, decidedAt }) =>
      written(answers.update({ id }, { state, reason, decidedAt })),
    async isReviewOpened(attemptId) {
      return (await manager.query<object[]>(OPENED, [attemptId])).length > 0;
    },
    async lastSavedAt(attemptId, sessionId) {
      const values = [attemptId, sessionId ?? NO_SESSION];
      const [row] = await manager.query<{ at: Date | null }[]>(LAST_SAVE, values);
      return row?.at ?? null;
    },
  };
}
