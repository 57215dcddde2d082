import type { QuestionRepository } from '@portal/domain/question-bank/ports.js';
import type { EntityManager } from 'typeorm';
import { QuestionSchema } from './question.schema.js';

export const typeormQuestions = (manager: EntityManager): QuestionRepository => ({
  async liveIn(domain) {
    const found = await manager.getRepository(QuestionSchema).findBy({ domain, live: true });
    return found.map(({ live, ...question }) => question);
  },
});
