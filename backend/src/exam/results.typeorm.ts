import type { Result, ResultRepository } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { prepared } from '../platform/database/prepared.pg.js';
import { RESULT } from './exam.statements.js';
import { ResultSchema } from './result.schema.js';

export function typeormResults(manager: EntityManager): ResultRepository {
  return {
    async find(id) {
      const [result] = await prepared<Result>(manager, RESULT, [id]);
      return result ?? null;
    },
    async removeOf(studentId) {
      await manager.getRepository(ResultSchema).delete({ studentId });
    },
  };
}
