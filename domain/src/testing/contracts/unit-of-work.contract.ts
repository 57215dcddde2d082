import { expect } from '@jest/globals';
import { policyFrom } from '../../settings/policy.js';
import { aCertificate } from '../a-certificate.js';
import { aContactMessage } from '../a-contact-message.js';
import { aStudent } from '../a-student.js';
import { aVerificationCode } from '../a-verification-code.js';
import { anApplication } from '../an-application.js';
import { anAuditEntry } from '../an-audit-entry.js';
import { anEmail } from '../an-email.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest } from './stores-under-test.js';
import { undone } from './transactions.js';

function keepingTogether(it: StoreTest): void {
  it('passes on the very error that the work threw', async (subject) => {
    const error = new Error('no');
    await expect(subject.run(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('keeps nothing, in any store, of work that throws at its end', async (subject) => {
    const owner = await givenStudent(subject);
    const student = aStudent();
    const { id, email } = student;
    const certificate = aCertificate({ studentId: owner.id });
    await undone(subject, async (tx) => {
      await tx.students.add(student);
      await tx.codes.save(aVerificationCode({ studentId: id }));
      await tx.emails.add(anEmail({ to: email }));
      await tx.avatars.save({ id, studentId: id, image: new Uint8Array([1]) });
      await tx.audit.add(anAuditEntry({ subjectId: id }));
      await tx.applications.add(anApplication({ email }));
      await tx.messages.add(aContactMessage({ email }));
      await tx.certificates.add(certificate);
    });
    const { stores } = subject;
    await expect(stores.students.findById(id)).resolves.toBeNull();
    await expect(stores.codes.findAll(id, 'verify-email')).resolves.toEqual([]);
    await expect(subject.emailsTo(email)).resolves.toEqual([]);
    await expect(stores.avatars.find(id)).resolves.toBeNull();
    await expect(subject.auditOf(id)).resolves.toEqual([]);
    await expect(subject.applicationsFrom(email)).resolves.toEqual([]);
    await expect(subject.messagesFrom(email)).resolves.toEqual([]);
    await expect(stores.certificates.find(certificate.id)).resolves.toBeNull();
  });

  it('shows its own writes within the transaction, and to nobody else before its end', async (subject) => {
    const student = aStudent();
    const seen = await subject.run(async (tx) => {
      await tx.students.add(student);
      const within = await tx.students.findById(student.id);
      return { within, outside: await subject.stores.students.findById(student.id) };
    });
    expect(seen).toEqual({ within: student, outside: null });
  });
}

function tellingTime(it: StoreTest): void {
  it('tells the time when it began, which never goes back', async (subject) => {
    const earlier = await subject.run((tx) => Promise.resolve(tx.now));
    const later = await subject.run((tx) => Promise.resolve(tx.now));
    expect(earlier).toBeInstanceOf(Date);
    expect(later.getTime()).toBeGreaterThanOrEqual(earlier.getTime());
  });

  it('keeps its own time as precisely as it tells it', async (subject) => {
    const student = await subject.run(async (tx) => {
      const made = aStudent({ createdAt: tx.now });
      await tx.students.add(made);
      return made;
    });
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
  });

  it('tells figures that are within their limits', async (subject) => {
    const policy = await subject.run((tx) => tx.policy.current());
    expect(policyFrom(policy)).toEqual(policy);
    await expect(subject.stores.policy.current()).resolves.toEqual(policy);
  });
}

/** What every {@link UnitOfWork}, and the {@link PolicySource} within it, promises. */
export const unitOfWorkContract = contract('UnitOfWork', keepingTogether, tellingTime);
