import type { ResultRepository } from '@portal/domain/exam/ports.js';
import type { Result } from '@portal/domain/exam/result.js';
import type { EntityManager } from 'typeorm';
import { RESULT } from './exam.statements.js';
import { ResultSchema } from './result.schema.js';
import { prepared } from '../platform/database/prepared.pg.js';

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
