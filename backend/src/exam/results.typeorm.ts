import type { Result, ResultRepository, ResultSummary } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { prepared } from '../platform/database/prepared.pg.js';
import { RESULT, RESULTS_OF } from './exam.statements.js';
import { ResultSchema } from './result.schema.js';

export function typeormResults(manager: EntityManager): ResultRepository {
  return {
    async find(id) {
      const [result] = await prepared<Result>(manager, RESULT, [id]);
      return result ?? null;
    },
    listOf: (studentId) => prepared<ResultSummary>(manager, RESULTS_OF, [studentId]),
    async removeOf(studentId) {
      await manager.getRepository(ResultSchema).delete({ studentId });
    },
  };
}
