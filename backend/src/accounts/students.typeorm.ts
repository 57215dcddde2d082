import { EmailTaken, type StudentRepository } from '@portal/domain/accounts/index.js';
import { IsNull, type EntityManager } from 'typeorm';
import { violates } from '../platform/database/database-errors.js';
import { StudentSchema } from './student.schema.js';

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

export function typeormStudents(manager: EntityManager): StudentRepository {
  const students = manager.getRepository(StudentSchema);
  const erasedAt = IsNull();
  return {
    async add(student) {
      try {
        await students.insert({ ...student });
      } catch (error) {
        throw violates(error, 'students_email') ? new EmailTaken() : error;
      }
    },
    findByEmail: (email) => students.findOneBy({ email, erasedAt }),
    findById: (id) => students.findOneBy({ id, erasedAt }),
    lockById: (id) => students.findOne({ where: { id, erasedAt }, lock: FOR_UPDATE }),
    lockByEmail: (email) => students.findOne({ where: { email, erasedAt }, lock: FOR_UPDATE }),
    lockOwner: (id) => students.findOne({ where: { id }, lock: FOR_UPDATE }),
    async remove(id) {
      await students.delete({ id });
    },
    async save({ id, ...fields }) {
      try {
        await students.update({ id }, fields);
      } catch (error) {
        throw violates(error, 'students_email') ? new EmailTaken() : error;
      }
    },
  };
}
