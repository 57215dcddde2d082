import * as accounts from '@portal/domain/accounts/index.js';
import { IsNull, type EntityManager, EntitySchema } from 'typeorm';
import { violates } from '../platform/database/database-errors.js';
import { columnsOf } from '../platform/database/columns-of.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import { dropResult } from '../platform/database/drop-result.js';
import { byName } from '@portal/domain/kernel/by-name.js';

export const StudentSchema = new EntitySchema<accounts.Student>({
  name: 'Student',
  tableName: 'students',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', unique: true },
    ...byName(accounts.STUDENT_FIELD_NAMES, () => ({ type: 'text' as const, default: '' })),
    avatarUrl: { name: 'avatar_url', type: 'text', nullable: true },
    passwordHash: { name: 'password_hash', type: 'text' },
    emailVerifiedAt: { name: 'email_verified_at', type: 'timestamptz', nullable: true },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    invoiceState: { name: 'invoice_state', type: 'text', nullable: true },
    totalAttempts: { name: 'total_attempts', type: 'int' },
    attemptsUsed: { name: 'attempts_used', type: 'int' },
    sessionVersion: { name: 'session_version', type: 'int' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    deactivatedAt: { name: 'deactivated_at', type: 'timestamptz', nullable: true },
    erasedAt: { name: 'erased_at', type: 'timestamptz', nullable: true },
  },
});

const BY_EMAIL: Statement = {
  name: 'student-by-email',
  text: `SELECT ${columnsOf(StudentSchema)} FROM students WHERE email = $1 AND erased_at IS NULL`,
};

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

export function typeormStudents(manager: EntityManager): accounts.StudentRepository {
  const students = manager.getRepository(StudentSchema);
  const erasedAt = IsNull();
  return {
    async add(student) {
      try {
        await students.insert({ ...student });
      } catch (error) {
        throw violates(error, 'students_email') ? new accounts.EmailTaken() : error;
      }
    },
    async findByEmail(email) {
      const [student] = await runPrepared<accounts.Student>(manager, BY_EMAIL, [email]);
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
        throw violates(error, 'students_email') ? new accounts.EmailTaken() : error;
      }
    },
  };
}
