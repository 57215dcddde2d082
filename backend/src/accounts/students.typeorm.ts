import { EmailTaken, type Student, type StudentRepository } from '@portal/domain/accounts/index.js';
import { IsNull, type EntityManager } from 'typeorm';
import { violates } from '../platform/database/database-errors.js';
import { columnsOf } from '../platform/database/columns-of.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import { StudentSchema } from './student.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

const BY_EMAIL: Statement = {
  name: 'student-by-email',
  text: `SELECT ${columnsOf(StudentSchema)} FROM students WHERE email = $1 AND erased_at IS NULL`,
};

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
    async findByEmail(email) {
      const [student] = await runPrepared<Student>(manager, BY_EMAIL, [email]);
      return student ?? null;
    },
    findById: (id) => students.findOneBy({ id, erasedAt }),
    lockById: (id) => students.findOne({ where: { id, erasedAt }, lock: FOR_UPDATE }),
    lockByEmail: (email) => students.findOne({ where: { email, erasedAt }, lock: FOR_UPDATE }),
    lockOwner: (id) => students.findOne({ where: { id }, lock: FOR_UPDATE }),
    remove: (id) => dropResult(students.delete({ id })),
    async save({ id, ...fields }) {
      try {
        await students.update({ id }, fields);
      } catch (error) {
        throw violates(error, 'students_email') ? new EmailTaken() : error;
      }
    },
  };
}
