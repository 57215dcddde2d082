import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { erased } from '../../accounts/student.js';
import type { Consent } from '../../consents/consent.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { aContactMessage } from '../a-contact-message.js';
import { aPayment } from '../a-payment.js';
import { aRefund } from '../a-refund.js';
import { aVerificationCode } from '../a-verification-code.js';
import { anApplication } from '../an-application.js';
import { submitted } from '../an-attempt.js';
import { anAuditEntry } from '../an-audit-entry.js';
import { anEmail } from '../an-email.js';
import { A_DAY } from '../moments.js';
import { givenAttempt, givenStudent } from './givens.js';
import type { StoreTest } from './stores-under-test.js';

function consents(it: StoreTest): void {
  it('keeps what was agreed to and withdrawn, in order', async (subject) => {
    const subjectId = randomUUID();
    const given: Consent = {
      id: randomUUID(),
      purpose: 'account',
      subjectId,
      notice: 'account-1',
      ageStatement: 'age-1',
      action: 'given',
      at: A_DAY,
    };
    const later = new Date(A_DAY.getTime() + 1);
    const withdrawn: Consent = {
      ...given,
      ...{ id: randomUUID(), ageStatement: null, action: 'withdrawn', at: later },
    };
    await subject.run((tx) => tx.consents.add(given));
    await subject.run((tx) => tx.consents.add(withdrawn));
    await expect(subject.stores.consents.findAllOf(subjectId)).resolves.toEqual([given, withdrawn]);
    await expect(subject.stores.consents.findAllOf(randomUUID())).resolves.toEqual([]);
  });
}

function ownRows(it: StoreTest): void {
  it('removes attempts, results, codes and picture of one student', async (subject) => {
    const { stores } = subject;
    const attempt = await givenAttempt(subject);
    const { studentId } = attempt;
    const others = await givenAttempt(subject);
    await subject.run(async (tx) => {
      await tx.attempts.close(aClosedAttempt(submitted(attempt)));
      await tx.codes.save(aVerificationCode({ studentId }));
      await tx.avatars.save({ id: attempt.id, studentId, image: new Uint8Array([1]) });
    });
    const removed = await subject.run(async (tx) => {
      await tx.results.removeOf(studentId);
      await tx.codes.removeOf(studentId);
      await tx.avatars.removeOf(studentId);
      const ids = await tx.attempts.removeOf(studentId);
      await tx.students.remove(studentId);
      return ids;
    });
    expect(removed).toEqual([attempt.id]);
    await expect(stores.results.find(attempt.id)).resolves.toBeNull();
    await expect(stores.attempts.find(attempt.id)).resolves.toBeNull();
    await expect(stores.codes.findAll(studentId, 'verify-email')).resolves.toEqual([]);
    await expect(stores.avatars.find(attempt.id)).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockOwner(studentId))).resolves.toBeNull();
    await expect(stores.attempts.find(others.id)).resolves.not.toBeNull();
  });

  it('finds what is left of an erased account only as the owner of its payments', async (subject) => {
    const left = erased(await givenStudent(subject), A_DAY);
    await subject.run((tx) => tx.students.save(left));
    const found = await subject.run(async (tx) => [
      await tx.students.findById(left.id),
      await tx.students.findByEmail(left.email),
      await tx.students.lockById(left.id),
      await tx.students.lockByEmail(left.email),
      await tx.students.lockOwner(left.id),
    ]);
    expect(found).toEqual([null, null, null, null, left]);
  });
}

function fromAddress(it: StoreTest): void {
  it('removes what came from an address, and the mails to it and about it', async (subject) => {
    const email = `asha.rao+${randomUUID()}@example.com`;
    const company = `company-${randomUUID()}@example.com`;
    const other = `x${email}`;
    const application = anApplication({ email });
    const message = aContactMessage({ email });
    await subject.run(async (tx) => {
      await tx.applications.add(application);
      await tx.messages.add(message);
      await tx.emails.add(anEmail({ to: email }));
      await tx.emails.add(anEmail({ to: company, replyTo: email }));
      await tx.emails.add(anEmail({ to: other }));
    });
    const removed = await subject.run(async (tx) => [
      await tx.applications.removeFrom(email),
      await tx.messages.removeFrom(email),
      (await tx.emails.removeWith(email)).length,
    ]);
    expect(removed).toEqual([[application.id], [message.id], 2]);
    await expect(subject.applicationsFrom(email)).resolves.toEqual([]);
    await expect(subject.messagesFrom(email)).resolves.toEqual([]);
    await expect(subject.emailsTo(email)).resolves.toEqual([]);
    await expect(subject.emailsTo(company)).resolves.toEqual([]);
    await expect(subject.emailsTo(other)).resolves.toHaveLength(1);
  });
}

function words(it: StoreTest): void {
  it('takes words out of the audit log, of one thing only', async (subject) => {
    const entry = anAuditEntry();
    const other = anAuditEntry();
    await subject.run(async (tx) => {
      await tx.audit.add(entry);
      await tx.audit.add(other);
      await tx.audit.redact([entry.subjectId], 'reasons');
    });
    await expect(subject.auditOf(entry.subjectId)).resolves.toEqual([{ ...entry, reason: '' }]);
    await subject.run((tx) => tx.audit.redact([entry.subjectId], 'facts'));
    const bare = { ...entry, reason: '', before: null, after: null };
    await expect(subject.auditOf(entry.subjectId)).resolves.toEqual([bare]);
    await expect(subject.auditOf(other.subjectId)).resolves.toEqual([other]);
  });

  it('takes them out of refunds', async (subject) => {
    const payment = aPayment({ studentId: (await givenStudent(subject)).id });
    const refund = aRefund({ paymentId: payment.id, reason: 'Asha paid twice' });
    await subject.run(async (tx) => {
      await tx.payments.add(payment);
      await tx.refunds.add(refund);
      await tx.refunds.blankReasons([payment.id]);
    });
    const found = subject.run((tx) => tx.refunds.findLatestOf(refund.providerPaymentId));
    await expect(found).resolves.toEqual({ ...refund, reason: '' });
  });
}

/** What the stores promise when an account is erased. */
export function forgettingContract(name: string, it: StoreTest): void {
  describe(`${name}: consents`, () => consents(it));
  describe(`${name}: what is to be forgotten`, () => {
    ownRows(it);
    fromAddress(it);
    words(it);
  });
}
