import { policyFrom } from '../../settings/policy.js';
import { aCertificate } from '../a-certificate.js';
import { aContactMessage, anApplication } from '../an-application.js';
import { anEmailCorrection, aPendingForm, aStudent, aVerificationCode } from '../a-student.js';
import { anAuditEntry } from '../an-audit-entry.js';
import { anEmail } from '../an-email.js';
import { givenAttempt, givenStudent } from './givens.js';
import { contract, type StoresUnderTest, type StoreTest } from './stores-under-test.js';
import { undone } from './transactions.js';
import { randomUUID } from 'node:crypto';
import { erased } from '../../accounts/student.js';
import type { Consent } from '../../consents/consent.js';
import { aClosedAttempt, aLateAnswer, submitted } from '../an-attempt.js';
import { aPayment } from '../a-payment.js';
import { aRefund } from '../a-refund.js';
import { A_DAY } from '../moments.js';
import { TRACES } from '../../audit/audit-entry.js';
import { secondsAfter } from '../../kernel/time.js';
import type { ChangeRecord } from '../../settings/settings-change.js';
import type { ApplicationMove, ApplicationNote } from '../../applications/ports.js';
import { STAGES } from '../../applications/stages.js';

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

export const unitOfWorkContract = contract('UnitOfWork', keepingTogether, tellingTime);

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
  it('removes attempts, results, late answers, codes and picture of one student', async (subject) => {
    const { stores } = subject;
    const attempt = await givenAttempt(subject);
    const { studentId } = attempt;
    const others = await givenAttempt(subject);
    const late = aLateAnswer({ attemptId: attempt.id });
    await subject.run(async (tx) => {
      await tx.attempts.close(aClosedAttempt(submitted(attempt)));
      for (const { id, studentId: owner } of [attempt, others]) {
        await tx.codes.save(aVerificationCode({ studentId: owner }));
        await tx.codes.save(aVerificationCode({ studentId: owner, form: aPendingForm() }));
        await tx.avatars.save({ id, studentId: owner, image: new Uint8Array([1]) });
      }
      await tx.lateAnswers.add(late);
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
    await expect(stores.lateAnswers.find(late.id)).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockOwner(studentId))).resolves.toBeNull();
    expect(await stores.codes.findAll(others.studentId, 'verify-email')).toHaveLength(2);
    await expect(stores.avatars.find(others.id)).resolves.not.toBeNull();
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

export function forgettingContract(name: string, it: StoreTest): void {
  describe(`${name}: consents`, () => consents(it));
  describe(`${name}: what is to be forgotten`, () => {
    ownRows(it);
    fromAddress(it);
    words(it);
  });
}

export const auditLogContract = contract('AuditLog', (it) => {
  it('keeps what was done, with before and after', async (subject) => {
    const entry = anAuditEntry();
    const at = new Date('2026-01-01');
    const created = anAuditEntry({ subjectId: entry.subjectId, at, before: null, after: null });
    await subject.run((tx) => tx.audit.add(entry));
    await subject.run((tx) => tx.audit.add(created));
    await expect(subject.auditOf(entry.subjectId)).resolves.toEqual([entry, created]);
  });

  it('tells what was done last to a thing, and the last but those that are not asked for', async (subject) => {
    const first = anAuditEntry({ at: new Date('2026-01-01') });
    const { subjectId } = first;
    const last = anAuditEntry({ subjectId, at: new Date('2026-01-02'), action: 'add-note' });
    const ofAnother = anAuditEntry({ at: new Date('2026-01-03') });
    await subject.run(async (tx) => {
      for (const entry of [last, first, ofAnother]) await tx.audit.add(entry);
    });
    const latest = (besides?: readonly string[]) =>
      subject.run((tx) => tx.audit.latest(subjectId, besides));
    await expect(latest()).resolves.toEqual(last);
    await expect(latest(['add-note'])).resolves.toEqual(first);
    const ofNone = subject.run((tx) => tx.audit.latest(anAuditEntry().subjectId));
    await expect(ofNone).resolves.toBeNull();
  });

  it.each(TRACES)('does not take a %s for a change', async (subject, action) => {
    const change = anAuditEntry({ at: new Date('2026-01-01') });
    const trace = anAuditEntry({ subjectId: change.subjectId, at: new Date('2026-01-02'), action });
    await subject.run(async (tx) => {
      for (const entry of [change, trace]) await tx.audit.add(entry);
    });
    await expect(subject.run((tx) => tx.audit.latest(change.subjectId))).resolves.toEqual(change);
  });
});

const setPercent = async (subject: StoresUnderTest, passPercent: number) =>
  subject.run(async (tx) => {
    const now = await tx.policy.lockSettings();
    const policy = { ...now.policy, passPercent };
    const version = now.version + 1;
    const next = { policy, companyInbox: 'office@example.com', version, termsVersion: version };
    await tx.policy.saveSettings(next);
    return next;
  });

export const settingsContract = contract('PolicySource', (it) => {
  it('tells what was saved last', async (subject) => {
    await setPercent(subject, 70);
    const saved = await setPercent(subject, 55);
    const { policy } = subject.stores;
    await expect(policy.settings()).resolves.toEqual(saved);
    await expect(policy.current()).resolves.toEqual(saved.policy);
    await expect(policy.companyInbox()).resolves.toBe('office@example.com');
  });

  it('lays changes that have come due over what was saved before them', async (subject) => {
    const { version, policy } = await subject.stores.policy.settings();
    const made = { companyInbox: null, madeBy: 'meera', reason: 'The new season begins' };
    const change = (at: number, figures: ChangeRecord['figures'], madeAt: Date): ChangeRecord => {
      const effectiveAt = secondsAfter(madeAt, at);
      const open = { takenBackAt: null, takenBackBy: null };
      return { ...made, ...open, version: version + 2 + at, figures, effectiveAt, madeAt };
    };
    const [due, later, taken] = await subject.run(async (tx) => {
      const all = [
        change(0, { feeRupees: 750 }, tx.now),
        change(3600, { passPercent: 80 }, tx.now),
        change(7200, { passPercent: 90 }, tx.now),
      ] as const;
      for (const one of all) await tx.policy.addChange(one);
      await tx.policy.takeBack(all[2].version, { at: tx.now, by: 'ravi' });
      return all;
    });
    const seen = await subject.stores.policy.settings();
    expect(seen.policy).toEqual({ ...policy, feeRupees: 750 });
    expect(seen.termsVersion).toBe(due.version);
    const back = { takenBackAt: taken.madeAt, takenBackBy: 'ravi' };
    const changes = await subject.stores.policy.changes();
    expect(changes.slice(0, 3)).toEqual([later, { ...taken, ...back }, due]);
  });

  it('lets those who would change them take turns', async (subject) => {
    const { version } = await subject.stores.policy.settings();
    await Promise.all([60, 61, 62, 63].map((percent) => setPercent(subject, percent)));
    await expect(subject.stores.policy.settings()).resolves.toMatchObject({ version: version + 4 });
  });
});

export const emailOutboxContract = contract('EmailOutbox', (it) => {
  it('hands on the mails of a transaction that commits, as they were added', async (subject) => {
    const first = anEmail({ replyTo: 'sender@example.com', expiresAt: A_DAY });
    const second = anEmail({ to: first.to, replyTo: 'other@example.com' });
    await subject.run(async (tx) => {
      await tx.emails.add(first);
      await tx.emails.add(second);
    });
    const handedOn = await subject.emailsTo(first.to);
    expect(handedOn).toHaveLength(2);
    expect(handedOn).toContainEqual(expect.objectContaining(first));
    expect(handedOn).toContainEqual(expect.objectContaining(second));
  });

  it('queues one mail of a call to an address', async (subject) => {
    const [email, other, callId] = [anEmail(), anEmail(), randomUUID()];
    const add = (to: typeof email, call = callId) =>
      subject.run((tx) => tx.emails.addOnce(call, to));
    await expect(add(email)).resolves.toBe(true);
    await expect(add(email)).resolves.toBe(false);
    await expect(add(other)).resolves.toBe(true);
    await expect(add(email, randomUUID())).resolves.toBe(true);
    await expect(subject.emailsTo(email.to)).resolves.toHaveLength(2);
  });

  it('hands on no mail before the commit', async (subject) => {
    const email = anEmail();
    const before = await subject.run(async (tx) => {
      await tx.emails.add(email);
      return subject.emailsTo(email.to);
    });
    expect(before).toEqual([]);
    await expect(subject.emailsTo(email.to)).resolves.toHaveLength(1);
  });

  const addEmail = async (subject: StoresUnderTest, email = anEmail()) => {
    await subject.run((tx) => tx.emails.add(email));
    const [id] = (await subject.emailStatesTo(email.to)).keys();
    return { email, id: id! };
  };

  it('tells how a mail stands, and gives it up', async (subject) => {
    const { id, email } = await addEmail(subject, anEmail({ expiresAt: A_DAY }));
    const seen = await subject.run((tx) => tx.emails.lock(id));
    const rest = {
      kind: 'verification-code',
      expiresAt: A_DAY,
      isBeingSent: false,
      corrected: null,
    };
    expect(seen).toEqual({ id, state: 'pending', ...rest });
    expect(await subject.run((tx) => tx.emails.lock(randomUUID()))).toBeNull();
    await subject.run((tx) => tx.emails.drop(id));
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'dropped']]));
  });

  it('hands on a mail that failed once more', async (subject) => {
    const { id, email } = await addEmail(subject);
    await subject.failEmail(id);
    await subject.run(async (tx) => {
      await tx.emails.lock(id);
      await tx.emails.addAgain(id, null);
    });
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map([[id, 'pending']]));
  });

  it('hands on a mail once more to another address', async (subject) => {
    const { id, email } = await addEmail(subject);
    await subject.failEmail(id);
    const to = `right-${email.to}`;
    await subject.run((tx) => tx.emails.addAgain(id, to));
    await expect(subject.emailStatesTo(email.to)).resolves.toEqual(new Map());
    await expect(subject.emailStatesTo(to)).resolves.toEqual(new Map([[id, 'pending']]));
  });

  it('tells where the owner of a corrected address has mail now', async (subject) => {
    const student = aStudent({ id: randomUUID() });
    const oldEmail = `old-${student.email}`;
    const { id } = await addEmail(subject, anEmail({ to: oldEmail }));
    const corrected = () => subject.run(async (tx) => (await tx.emails.lock(id))?.corrected);
    await subject.run((tx) => tx.students.add(student));
    await expect(corrected()).resolves.toBeNull();
    const done = { studentId: student.id, oldEmail, newEmail: student.email };
    await subject.run((tx) => tx.corrections.add(anEmailCorrection(done)));
    await expect(corrected()).resolves.toEqual({ to: student.email, wasVerified: true });
  });
});

const TYPED = 'Zażółć "gęślą" <script>\n=1+1 👋';

/** A move by an admin, one by the applicant, and two notes. */
function workOn(applicationId: string) {
  const at = (nth: number) => new Date(A_DAY.getTime() + nth);
  const adminId = randomUUID();
  const one = () => ({ id: randomUUID(), applicationId });
  return {
    moves: [
      {
        ...{ ...one(), from: 'interview', to: 'offered', adminId, adminName: 'ravi' },
        ...{ reason: TYPED, isMailed: true, at: at(1) },
      },
      {
        ...{ ...one(), from: 'offered', to: 'accepted', adminId: null, adminName: '' },
        ...{ reason: '', isMailed: false, at: at(2) },
      },
    ] satisfies ApplicationMove[],
    notes: [
      { ...one(), text: TYPED, adminId: null, adminName: '', at: at(1) },
      { ...one(), text: 'Called', adminId, adminName: 'ravi', at: at(2) },
    ] satisfies ApplicationNote[],
  };
}

export const applicationRepositoryContract = contract('ApplicationRepository', (it) => {
  it('keeps an application as it was typed', async (subject) => {
    const application = anApplication({ name: TYPED, message: TYPED });
    await subject.run((tx) => tx.applications.add(application));
    await expect(subject.applicationsFrom(application.email)).resolves.toEqual([application]);
  });

  it('keeps what an admin makes of it, and nothing else', async (subject) => {
    const application = anApplication();
    await subject.run((tx) => tx.applications.add(application));
    const answerBy = A_DAY;
    const interview = { startsAt: answerBy.toISOString(), minutes: 30, place: TYPED };
    const state = { status: 'interning', notes: TYPED, answerBy, interview, version: 7 } as const;
    const changed = { ...application, ...state, ownerId: randomUUID() };
    await subject.run((tx) => tx.applications.saveState(changed));
    const lock = (id: string) => subject.run((tx) => tx.applications.lock(id));
    await expect(lock(application.id)).resolves.toEqual(changed);
    await subject.run((tx) => tx.applications.saveState(application));
    await expect(lock(application.id)).resolves.toEqual(application);
    await expect(lock(anApplication().id)).resolves.toBeNull();
  });

  it.each(STAGES)('takes the stage %s', async (subject, status) => {
    const application = anApplication({ status });
    await subject.run((tx) => tx.applications.add(application));
    await expect(subject.applicationsFrom(application.email)).resolves.toEqual([application]);
  });

  it('keeps moves and notes, oldest first, as long as their application', async (subject) => {
    const application = anApplication();
    const other = anApplication();
    const work = workOn(application.id);
    const others = workOn(other.id);
    await subject.run(async (tx) => {
      await tx.applications.add(application);
      await tx.applications.add(other);
      for (const move of [...work.moves, ...others.moves].reverse()) {
        await tx.applications.addMove(move);
      }
      for (const note of [...work.notes, ...others.notes].reverse()) {
        await tx.applications.addNote(note);
      }
    });
    const { applications } = subject.stores;
    await expect(applications.movesOf(application.id)).resolves.toEqual(work.moves);
    await expect(applications.notesOf(application.id)).resolves.toEqual(work.notes);
    await subject.run((tx) => tx.applications.removeFrom(application.email));
    await expect(applications.movesOf(application.id)).resolves.toEqual([]);
    await expect(applications.notesOf(application.id)).resolves.toEqual([]);
    await expect(applications.movesOf(other.id)).resolves.toEqual(others.moves);
    await expect(applications.notesOf(other.id)).resolves.toEqual(others.notes);
  });
});

const UNTOUCHED = { answers: [], closedAt: null, ownerName: null };

export const contactMessageRepositoryContract = contract('ContactMessageRepository', (it) => {
  it('keeps a message as it was typed, and who has taken it', async (subject) => {
    const message = aContactMessage({ subject: TYPED, message: TYPED });
    await subject.run((tx) => tx.messages.add(message));
    await expect(subject.messagesFrom(message.email)).resolves.toMatchObject([message]);
    const lock = () => subject.run((tx) => tx.messages.lock(message.id));
    const owner = { adminId: randomUUID(), username: 'ravi' };
    await subject.run((tx) => tx.messages.assign(message.id, owner));
    await expect(lock()).resolves.toMatchObject({ ownerName: 'ravi' });
    await subject.run((tx) => tx.messages.assign(message.id, null));
    await expect(lock()).resolves.toMatchObject({ ownerName: null });
  });

  it('keeps the answers in the order in which they were sent, and that none is needed', async (subject) => {
    const message = aContactMessage();
    const { id: messageId, createdAt } = message;
    await subject.run((tx) => tx.messages.add(message));
    const lock = () => subject.run((tx) => tx.messages.lock(messageId));
    await expect(lock()).resolves.toEqual({ ...message, ...UNTOUCHED });
    const answers = [TYPED, 'And by mail.'].map((text, nth) => ({
      ...{ id: randomUUID(), messageId, text, adminId: randomUUID(), adminName: 'ravi' },
      at: new Date(createdAt.getTime() + nth + 1),
    }));
    for (const one of answers) await subject.run((tx) => tx.messages.addAnswer(one));
    await subject.run((tx) => tx.messages.close(messageId, createdAt));
    await expect(lock()).resolves.toEqual({
      ...message,
      ...UNTOUCHED,
      answers,
      closedAt: createdAt,
    });
    const unknown = aContactMessage().id;
    await expect(subject.run((tx) => tx.messages.lock(unknown))).resolves.toBeNull();
  });

  it('makes a message a grievance with its day', async (subject) => {
    const message = aContactMessage();
    const dueAt = new Date(message.createdAt.getTime() + 1);
    await subject.run(async (tx) => {
      await tx.messages.add(message);
      await tx.messages.markGrievance(message.id, dueAt);
    });
    const marked = { kind: 'grievance', dueAt };
    await expect(subject.messagesFrom(message.email)).resolves.toMatchObject([marked]);
  });
});
