import { EmailTaken } from '@portal/domain/accounts/errors.js';
import type { StudentRepository } from '@portal/domain/accounts/ports.js';
import type { EntityManager } from 'typeorm';
import { StudentSchema } from './student.schema.js';
import { violates } from '../shared/database-errors.js';

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

export function typeormStudents(manager: EntityManager): StudentRepository {
  const students = manager.getRepository(StudentSchema);
  return {
    async add(student) {
      try {
        await students.insert({ ...student });
      } catch (error) {
        throw violates(error, 'students_email') ? new EmailTaken() : error;
      }
    },
    findByEmail: (email) => students.findOneBy({ email }),
    findById: (id) => students.findOneBy({ id }),
    lockById: (id) => students.findOne({ where: { id }, lock: FOR_UPDATE }),
    lockByEmail: (email) => students.findOne({ where: { email }, lock: FOR_UPDATE }),
    async save({ id, ...fields }) {
      await students.update({ id }, fields);
    },
  };
}
