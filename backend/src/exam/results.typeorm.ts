import type { ResultRepository } from '@portal/domain/exam/ports.js';
import type { EntityManager } from 'typeorm';
import { ResultSchema } from './result.schema.js';

export function typeormResults(manager: EntityManager): ResultRepository {
  const results = manager.getRepository(ResultSchema);
  return {
    async add(result) {
      await results.insert({ ...result });
    },
    find: (id) => results.findOneBy({ id }),
    async removeOf(studentId) {
      await results.delete({ studentId });
    },
  };
}
