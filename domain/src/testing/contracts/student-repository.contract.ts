import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { EmailTaken } from '../../accounts/errors.js';
import type { Student } from '../../accounts/student.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';
import { aStudent } from '../a-student.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

function keeping(it: StoreTest): void {
  it('finds a student by id and by email, in every field as it was added', async (subject) => {
    const student = aStudent({
      name: 'आशा "O\'Neil" <b>𝒜</b> 👩‍🎓',
      message: 'one\ntwo',
      avatarUrl: '/avatars/1.webp',
      paidAt: new Date('2025-06-03T10:11:12.345Z'),
      attemptsUsed: 2,
      sessionVersion: 7,
    });
    await subject.run((tx) => tx.students.add(student));
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
    await expect(subject.stores.students.findByEmail(student.email)).resolves.toEqual(student);
  });

  it('finds null for a student it does not know', async (subject) => {
    const { id, email } = aStudent();
    await expect(subject.stores.students.findById(id)).resolves.toBeNull();
    await expect(subject.stores.students.findByEmail(email)).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockById(id))).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockByEmail(email))).resolves.toBeNull();
  });

  it('replaces what is kept of a student', async (subject) => {
    const { id, email } = await givenStudent(subject, { avatarUrl: '/avatars/1.webp' });
    const changed = aStudent({ id, email, name: 'Asha K', emailVerifiedAt: null, attemptsUsed: 3 });
    await subject.run((tx) => tx.students.save(changed));
    await expect(subject.stores.students.findById(id)).resolves.toEqual(changed);
  });
}

function uniqueEmails(it: StoreTest): void {
  it('keeps one of two students who register the same email at once', async (subject) => {
    const email = `twice-${randomUUID()}@example.com`;
    const [first, second] = await overlapping(
      subject,
      (tx) => tx.students.add(aStudent({ email, name: 'First' })),
      (tx) => tx.students.add(aStudent({ email, name: 'Second' })),
    );
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(EmailTaken) });
    await expect(subject.stores.students.findByEmail(email)).resolves.toMatchObject({
      name: 'First',
    });
  });
}

type Lock = (tx: Transaction<Stores>, student: Student) => Promise<Student | null>;

const locks: readonly [string, Lock][] = [
  ['lockById', (tx, { id }) => tx.students.lockById(id)],
  ['lockByEmail', (tx, { email }) => tx.students.lockByEmail(email)],
];

async function countUp(tx: Transaction<Stores>, lock: Lock, student: Student): Promise<number> {
  const locked = (await lock(tx, student))!;
  const attemptsUsed = locked.attemptsUsed + 1;
  await tx.students.save({ ...locked, attemptsUsed });
  return attemptsUsed;
}

function locking(it: StoreTest): void {
  it.each(locks)(
    '%s makes a second transaction wait, and read what the first wrote',
    async (subject, _, lock) => {
      const student = await givenStudent(subject);
      const counts = await overlapping(
        subject,
        (tx) => countUp(tx, lock, student),
        (tx) => countUp(tx, lock, student),
      );
      expect(counts).toEqual([fulfilled(1), fulfilled(2)]);
    },
  );

  it('holds a student by email against one who locks by id', async (subject) => {
    const student = await givenStudent(subject);
    const [[, byId], [, byEmail]] = [locks[0]!, locks[1]!];
    const counts = await overlapping(
      subject,
      (tx) => countUp(tx, byEmail, student),
      (tx) => countUp(tx, byId, student),
    );
    expect(counts).toEqual([fulfilled(1), fulfilled(2)]);
  });
}

/** What every {@link StudentRepository} promises. */
export const studentRepositoryContract = contract(
  'StudentRepository',
  keeping,
  uniqueEmails,
  locking,
);
