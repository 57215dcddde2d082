import { randomUUID } from 'node:crypto';
import type { Student } from '@portal/domain/accounts/student.js';
import { AGE_STATEMENT } from '@portal/domain/consents/age-statement.js';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { aSignUpForm, aStudent } from '@portal/domain/testing/a-student.js';
import { NOW } from '../platform/database/now.sql.js';
import { hashCheaply } from './hash-cheaply.js';
import type { TestClient } from './test-client.js';
import type { Replica } from './test-portal.js';

export const signUpForm = (changes: Record<string, unknown> = {}) => ({
  ...aSignUpForm({ email: `${randomUUID()}@example.com`, password: 'Correct-horse-7' }),
  domain: 'hr',
  ageStatement: AGE_STATEMENT.version,
  ...changes,
});

export type SignedIn = {
  readonly student: Student;
  readonly client: TestClient;
  readonly token: string;
};

export async function addStudent(
  { ports }: Replica,
  changes: Partial<Student> = {},
): Promise<Student> {
  const now = new Date();
  const student = aStudent({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    emailVerifiedAt: now,
    createdAt: now,
    ...changes,
  });
  await ports.students.add(student);
  return student;
}

export async function signedInStudent(
  replica: Replica,
  changes: Partial<Student> = {},
): Promise<SignedIn> {
  const student = await addStudent(replica, changes);
  const token = await replica.beginSession('student', student);
  return { student, token, client: replica.client.as(token) };
}

export const paidStudent = (replica: Replica, changes: Partial<Student> = {}): Promise<SignedIn> =>
  signedInStudent(replica, { paidAt: new Date(), ...changes });

export async function adminToken(replica: Replica): Promise<string> {
  const { config, ports } = replica;
  const admin = await ports.admins.findByUsername(config.ADMIN_USERNAME);
  if (!admin) throw new Error('there is no first admin');
  return replica.beginSession('admin', admin);
}

/** A new admin of this role, with a password that nobody knows unless it is given. */
export async function addAdmin(
  { dataSource }: Replica,
  role: AdminRole = 'support',
  password: string = randomUUID(),
) {
  const id = randomUUID();
  const admin = { id, username: `${role} ${id}`, sessionVersion: 0 };
  await dataSource.query(
    `INSERT INTO admins (id, username, password_hash, session_version, created_at, role)
     VALUES ($1, $2, $4, 0, ${NOW}, $3)`,
    [id, admin.username, role, await hashCheaply(password)],
  );
  return admin;
}

export async function adminTokenOf(replica: Replica, role: AdminRole): Promise<string> {
  return replica.beginSession('admin', await addAdmin(replica, role));
}
