import { WrongPassword } from '../accounts/errors.js';
import { signUp } from '../accounts/sign-up.js';
import { hasPaid } from '../accounts/student.js';
import { AGE_STATEMENT } from '../consents/age-statement.js';
import { giveConsent } from '../consents/consent.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { recordUpdate } from '../payments/ledger/record-update.js';
import type { ProviderUpdate } from '../payments/ledger/attempt.js';
import { aCertificate } from '../testing/a-certificate.js';
import {
  aClosedAttempt,
  aLateAnswer,
  anAccommodation,
  anAttempt,
  aQuestionDispute,
  submitted,
} from '../testing/an-attempt.js';
import { aContactMessage, anApplication } from '../testing/an-application.js';
import { anUpdate, aRefundUpdate, byWebhook } from '../testing/an-update.js';
import { aPayment } from '../testing/a-payment.js';
import { A_GST_ISSUER, AN_ISSUER } from '../testing/a-receipt.js';
import { aRefund } from '../testing/a-refund.js';
import {
  A_PASSWORD,
  A_REQUESTER,
  aSignUpForm,
  aStudent,
  aVerificationCode,
} from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAuditEntry } from '../testing/an-audit-entry.js';
import { anEmail } from '../testing/an-email.js';
import { CONFIRMATION, deleteOwnAccount } from './delete-own-account.js';
import { eraseStudent } from './erase-student.js';
import { type CopySeal, daysOfSealedCopies } from './sealed-copy.js';
import { noteExport } from './data-export.js';
import { testWith } from '../testing/test-with.js';

const EMAIL = 'asha@example.com';
const FORM = { password: A_PASSWORD, confirmation: ` ${CONFIRMATION} ` };
const ACTOR = { adminId: 'admin-1', username: 'meera' };

const student = aStudent({ email: EMAIL });
const stranger = aStudent();
const closed = submitted(anAttempt({ studentId: student.id }));

/** A student with one of everything, and a stranger with the same. */
async function aFullContext(parts: { readonly isVerified?: boolean } = {}): Promise<TestContext> {
  const emailVerifiedAt = parts.isVerified === false ? null : student.emailVerifiedAt;
  const context = await aTestContext({
    students: [{ ...student, emailVerifiedAt }, stranger],
    codes: [aVerificationCode({ studentId: student.id })],
  });
  for (const { id, email } of [student, stranger]) {
    await context.unitOfWork.run(async (tx) => {
      const attempt = id === student.id ? closed : submitted(anAttempt({ studentId: id }));
      await tx.attempts.add({ ...attempt, state: 'open', closedAt: null });
      await tx.attempts.close(aClosedAttempt(attempt));
      await tx.attempts.add(anAttempt({ studentId: id }));
      await tx.accommodations.add(anAccommodation({ studentId: id }));
      await tx.lateAnswers.add(aLateAnswer({ attemptId: attempt.id }));
      await tx.questionDisputes.add(aQuestionDispute({ studentId: id, resultId: attempt.id }));
      await tx.certificates.add(aCertificate({ studentId: id, isPublic: true }));
      await tx.avatars.save({ id: `avatar of ${id}`, studentId: id, image: new Uint8Array([1]) });
      await tx.visits.note(id, tx.now);
      await giveConsent(tx, context.ids, { purpose: 'account', subjectId: id });
      const application = anApplication({ email });
      await tx.applications.add(application);
      await tx.messages.add(aContactMessage({ email }));
      await tx.emails.add(anEmail({ to: email }));
      await tx.emails.add(anEmail({ to: 'company@example.com', replyTo: email }));
      await tx.audit.add(anAuditEntry({ subjectId: id }));
      await tx.audit.add(anAuditEntry({ subject: 'application', subjectId: application.id }));
    });
  }
  return context;
}

const sizes = ({ unitOfWork: { tables } }: TestContext) => ({
  students: tables.students.size,
  codes: tables.codes.size,
  avatars: tables.avatars.size,
  accommodations: tables.accommodations.size,
  questionDisputes: tables.questionDisputes.size,
  lateAnswers: tables.lateAnswers.size,
  attempts: tables.attempts.size,
  results: tables.results.size,
  applications: tables.applications.size,
  messages: tables.messages.size,
  visits: tables.visits.size,
});

const erase = (context: TestContext) => deleteOwnAccount(context, student.id, FORM);

const paid = (context: TestContext, orderId: string, paymentId: string) =>
  context.unitOfWork.run((tx) =>
    recordUpdate(tx, AN_ISSUER, byWebhook(orderId, anUpdate({ paymentId, state: 'captured' }))),
  );

const it = testWith(aFullContext);

describe('Deleting the own account', () => {
  it('removes all that belongs to it, and nothing of anybody else', async (context) => {
    await erase(context);
    expect(sizes(context)).toEqual({
      students: 1,
      codes: 0,
      avatars: 1,
      accommodations: 1,
      questionDisputes: 1,
      lateAnswers: 1,
      attempts: 2,
      results: 1,
      applications: 1,
      messages: 1,
      visits: 1,
    });
    expect(await context.students.findById(stranger.id)).toEqual({ ...stranger, attemptsUsed: 1 });
    expect(JSON.stringify([...context.unitOfWork.tables.applications.values()])).not.toContain(
      EMAIL,
    );
  });

  it('sends no mail that waited, but one that tells of it', async (context) => {
    await erase(context);
    const theirs = context.mails().filter(({ to, replyTo }) => [to, replyTo].includes(EMAIL));
    expect(theirs).toEqual([
      {
        kind: 'account-erased',
        to: EMAIL,
        data: { name: student.name, keepsPayments: false, wasIdle: false, sealedDays: 0 },
      },
    ]);
  });

  it('takes the words out of the audit log, and notes itself without a name', async (context) => {
    await erase(context);
    const entries = context.unitOfWork.audit();
    const shown = entries.filter(({ before }) => before !== null);
    expect(shown.map(({ subject }) => subject)).toEqual(['student', 'application']);
    expect(shown[0]!.subjectId).toBe(stranger.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'erase-student',
      subject: 'student',
      subjectId: student.id,
      adminName: 'the student',
      after: { keptPayments: 0 },
    });
    expect(JSON.stringify(entries)).not.toMatch(/asha/i);
  });

  it('withdraws the consent, of which the record stays', async (context) => {
    await erase(context);
    const kept = [...context.unitOfWork.tables.consents.values()];
    const theirs = kept.filter(({ subjectId }) => subjectId === student.id);
    expect(theirs.map(({ action }) => action)).toEqual(['given', 'withdrawn']);
  });

  it('leaves of its certificates that they are withdrawn, and no word of whose they were', async (context) => {
    await erase(context);
    const kept = [...context.unitOfWork.tables.certificates.values()];
    const theirs = kept.find(({ state }) => state === 'withdrawn')!;
    const others = kept.at(-1)!;
    expect(theirs).toMatchObject({ state: 'withdrawn', facts: null, isPublic: false });
    expect(JSON.stringify(theirs)).not.toMatch(new RegExp(`asha|${student.id}`, 'i'));
    expect(others).toMatchObject({ studentId: stranger.id, state: 'valid', isPublic: true });
  });

  test('leaves what came from an address that was never verified', async () => {
    const context = await aFullContext({ isVerified: false });
    await erase(context);
    expect(sizes(context)).toMatchObject({ students: 1, applications: 2, messages: 2 });
    expect(context.mails('account-erased')).toEqual([]);
  });

  test.each([
    ['another password', { password: 'another one', confirmation: CONFIRMATION }, WrongPassword],
    ['no password', { password: '', confirmation: CONFIRMATION }, InvalidInput],
    ['another word', { password: A_PASSWORD, confirmation: 'delete' }, InvalidInput],
  ])('is refused with %s', async (_, form, refusal) => {
    const context = await aFullContext();
    await expect(deleteOwnAccount(context, student.id, form)).rejects.toThrow(refusal);
    expect(await context.students.findById(student.id)).not.toBeNull();
  });

  it('is refused if the password was changed while it was compared', async (context) => {
    context.passwords.meanwhile = async () => {
      const changed = { ...student, passwordHash: 'hash of a new password' };
      await context.unitOfWork.run((tx) => tx.students.save(changed));
    };
    await expect(erase(context)).rejects.toThrow(WrongPassword);
    expect(await context.students.findById(student.id)).not.toBeNull();
  });

  it('a second time finds it done', async (context) => {
    await Promise.all([erase(context), erase(context)]);
    await erase(context);
    expect(context.mails('account-erased')).toHaveLength(1);
  });

  test('lets one sign up again, from the beginning', async () => {
    const context = await aTestContext({
      students: [{ ...student, attemptsUsed: 3, paidAt: student.createdAt }],
      payments: [aPayment({ studentId: student.id })],
    });
    await erase(context);
    await signUp(context, {
      form: aSignUpForm({ email: EMAIL }),
      requester: A_REQUESTER,
      ageStatement: AGE_STATEMENT.version,
    });
    const newAccount = await context.students.findByEmail(EMAIL);
    expect(newAccount).toMatchObject({ attemptsUsed: 0, paidAt: null, emailVerifiedAt: null });
    expect(newAccount!.id).not.toBe(student.id);
  });
});

describe('Payments of an account that is deleted', () => {
  const order = aPayment({ studentId: student.id, orderId: 'order_one' });
  const other = aPayment({
    studentId: student.id,
    orderId: 'order_two',
    replacedAt: order.createdAt,
  });

  test('stay, of somebody without a name', async () => {
    const context = await aTestContext({ students: [student], payments: [order] });
    await paid(context, 'order_one', 'pay_one');
    await erase(context);
    const { students, payments } = context.unitOfWork.tables;
    expect(payments.get(order.id)).toMatchObject({ state: 'paid', flag: null });
    const left = students.get(student.id)!;
    expect(left).toMatchObject({ name: 'Erased account', phone: '', sessionVersion: 1 });
    expect(JSON.stringify(left)).not.toMatch(/asha|rao|physics/i);
    expect(await context.students.findById(student.id)).toBeNull();
    expect(await context.students.findByEmail(left.email)).toBeNull();
    expect(hasPaid(left)).toBe(true);
    expect(context.mails('account-erased')[0]!.data).toMatchObject({ keepsPayments: true });
  });

  test('keep their receipt and credit notes, which name nobody any more', async () => {
    const context = await aTestContext({ students: [student], payments: [order] });
    const tell = (update: ProviderUpdate) =>
      context.unitOfWork.run((tx) =>
        recordUpdate(tx, A_GST_ISSUER, byWebhook('order_one', update)),
      );
    const back = (id: string) => aRefundUpdate('pay_one', 'processed', { id, amount: 10_000 });
    await tell(anUpdate({ paymentId: 'pay_one' }));
    await tell(back('rfnd_before'));
    await erase(context);
    await tell(back('rfnd_after'));
    await tell(anUpdate({ paymentId: 'pay_one' }));
    const { receipts, creditNotes } = context.unitOfWork.tables;
    const papers = [...receipts.values(), ...creditNotes.values()];
    const payer = { payerName: 'Erased account', payerEmail: `${student.id}@erased.invalid` };
    expect(papers).toMatchObject([payer, payer, payer]);
    expect(JSON.stringify(papers)).not.toMatch(/asha/i);
  });

  test('lose the words about them: of refunds, in the audit log, and of the provider', async () => {
    const unmade = aPayment({ studentId: student.id, orderId: null, replacedAt: order.createdAt });
    const context = await aTestContext({ students: [student], payments: [unmade, order] });
    const event = { id: 'evt_one', name: 'payment.captured', orderId: 'order_one', update: null };
    await context.unitOfWork.run(async (tx) => {
      await tx.refunds.add(aRefund({ paymentId: order.id, reason: 'Asha asked for it' }));
      await tx.audit.add(anAuditEntry({ subject: 'payment', subjectId: order.id }));
      await tx.providerEvents.keep({ ...event, unreadable: null, body: { email: EMAIL } });
    });
    await erase(context);
    const { refunds, events } = context.unitOfWork.tables;
    expect([...refunds.values()]).toMatchObject([{ reason: '' }]);
    expect([...events.values()]).toMatchObject([{ ...event, body: {} }]);
    expect(context.unitOfWork.audit()[0]).toMatchObject({
      subjectId: order.id,
      reason: '',
      before: { totalAttempts: 5 },
      after: { totalAttempts: 6 },
    });
  });

  test('Payments of a deleted account that come afterwards are to be given back, and are no fee', async () => {
    const context = await aTestContext({ students: [student], payments: [order, other] });
    await erase(context);
    await paid(context, 'order_one', 'pay_one');
    await paid(context, 'order_two', 'pay_two');
    const { students, payments } = context.unitOfWork.tables;
    expect([...payments.values()].map(({ state, flag }) => [state, flag])).toEqual([
      ['paid', 'refund-due'],
      ['paid', 'refund-due'],
    ]);
    expect(students.get(student.id)!.paidAt).toBeNull();
    expect(context.mails('payment-receipt')).toEqual([]);
    expect(context.unitOfWork.tables.receipts.size).toBe(0);
  });
});

describe('An owner who erases an account', () => {
  it('says why, and is noted', async (context) => {
    await eraseStudent(context, ACTOR, { studentId: student.id, reason: 'Asked for by mail' });
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      adminName: 'meera',
      reason: 'Asked for by mail',
    });
    expect(context.mails('account-erased')).toMatchObject([{ data: { wasIdle: false } }]);
  });

  it('needs a reason, and a student who is there', async (context) => {
    const nobody = { studentId: 'nobody', reason: 'Asked for by mail' };
    const refused = eraseStudent(context, ACTOR, nobody);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such student.');
    const why = { studentId: student.id, reason: ' ' };
    await expect(eraseStudent(context, ACTOR, why)).rejects.toThrow(InvalidInput);
  });
});

const SEAL: CopySeal = (text) => new TextEncoder().encode(`sealed ${text}`);

async function contextWith(copySeal: CopySeal, emailVerifiedAt?: null) {
  const owner = emailVerifiedAt === null ? { ...student, emailVerifiedAt } : student;
  const context = await aTestContext({ students: [owner] });
  context.copySeal = copySeal;
  const copies = () => [...context.unitOfWork.tables.sealedCopies.values()];
  return { context, copies };
}

describe('An account that is erased', () => {
  test('leaves no copy unless there is a key to seal it to', async () => {
    const { context, copies } = await contextWith(null);
    await erase(context);
    expect(copies()).toEqual([]);
    expect(context.mails('account-erased')).toMatchObject([{ data: { sealedDays: 0 } }]);
    expect(daysOfSealedCopies(null)).toBe(0);
  });

  test('leaves one sealed copy of what was held before, and its owner is told for how long', async () => {
    const { context, copies } = await contextWith(SEAL);
    await Promise.all([erase(context), erase(context)]);
    expect(copies()).toMatchObject([{ studentId: student.id, erasedAt: context.clock.now }]);
    const [text] = copies().map(({ sealed }) => new TextDecoder().decode(sealed));
    expect(text).toMatch(/^sealed /);
    expect(text).toContain(student.email);
    expect(context.mails('account-erased')).toMatchObject([{ data: { sealedDays: 366 } }]);
    expect(daysOfSealedCopies(SEAL)).toBe(366);
    await expect(context.students.findById(student.id)).resolves.toBeNull();
  });

  test('leaves one as well where an owner erases it, and none if it was never verified', async () => {
    const verified = await contextWith(SEAL);
    const { id: studentId } = student;
    await eraseStudent(verified.context, ACTOR, { studentId, reason: 'Asked by mail' });
    expect(verified.copies()).toHaveLength(1);
    const unverified = await contextWith(SEAL, null);
    await erase(unverified.context);
    expect(unverified.copies()).toEqual([]);
  });

  test('stays, and leaves no copy, if what is held can not be sealed', async () => {
    const { context, copies } = await contextWith(() => {
      throw new Error('no entropy');
    });
    await expect(erase(context)).rejects.toThrow('no entropy');
    expect(copies()).toEqual([]);
    await expect(context.students.findById(student.id)).resolves.not.toBeNull();
  });
});

it('the export of the own data is noted in the audit log without the student’s name', async () => {
  const context = await aTestContext();
  await noteExport(context, 'asha');
  expect(context.unitOfWork.audit()).toMatchObject([
    {
      at: context.clock.now,
      adminId: 'asha',
      adminName: 'the student',
      action: 'export-student-data',
      subject: 'student',
      subjectId: 'asha',
      reason: 'At the student’s own request',
      before: null,
      after: null,
    },
  ]);
});
