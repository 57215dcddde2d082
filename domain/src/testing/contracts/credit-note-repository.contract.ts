import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../kernel/time.js';
import { creditNoteNumber, type CreditNote } from '../../payments/receipts/credit-note.js';
import { receiptNumber } from '../../payments/receipts/receipt.js';
import { aCreditNote } from '../a-credit-note.js';
import { aPayment } from '../a-payment.js';
import { aTaxInvoice } from '../a-receipt.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';

/** Years of long ago, each used once, so that tests that share stores don't share places. */
const years = { last: 60 };
const aYear = (): string => {
  years.last -= 1;
  return `${years.last}-${years.last + 1}`;
};

/** A paid tax invoice. */
async function givenInvoice(subject: StoresUnderTest, studentId?: string) {
  const owner = studentId ?? (await givenStudent(subject)).id;
  const payment = aPayment({ studentId: owner, state: 'paid', paidAt: A_DAY });
  const number = receiptNumber(aYear(), 1);
  const providerPaymentId = `pay_${randomUUID()}`;
  const parts = { number, studentId: owner, paymentId: payment.id, providerPaymentId };
  const invoice = aTaxInvoice(parts);
  await subject.run(async (tx) => {
    await tx.payments.add(payment);
    await tx.receipts.add(invoice);
  });
  return invoice;
}

async function givenNote(
  subject: StoresUnderTest,
  parts: Partial<CreditNote> = {},
): Promise<CreditNote> {
  const invoice = await givenInvoice(subject, parts.studentId);
  const number = creditNoteNumber(aYear(), 1);
  const note = aCreditNote(
    { number, causeId: `rfnd_${invoice.providerPaymentId}`, ...parts },
    invoice,
  );
  await subject.run((tx) => tx.creditNotes.add(note));
  return note;
}

function keeping(it: StoreTest): void {
  it('finds a note by its number and its receipt, as it was added, and none of another', async (subject) => {
    const note = await givenNote(subject);
    const { creditNotes } = subject.stores;
    await expect(creditNotes.findByNumber(note.number)).resolves.toEqual(note);
    await expect(creditNotes.findOfReceipt(note.receiptNumber)).resolves.toEqual([note]);
    await expect(creditNotes.findByNumber('CN-09-10-000001')).resolves.toBeNull();
    await expect(creditNotes.findOfReceipt('RC-09-10-000001')).resolves.toEqual([]);
  });

  it('finds all notes to a student, newest first', async (subject) => {
    const older = await givenNote(subject);
    const { studentId } = older;
    const younger = await givenNote(subject, { studentId, issuedAt: secondsAfter(A_DAY, 1) });
    await givenNote(subject);
    await expect(subject.stores.creditNotes.findAllOf(studentId)).resolves.toEqual([
      younger,
      older,
    ]);
  });

  it('puts another payer on all notes to one student', async (subject) => {
    const [theirs, others] = [await givenNote(subject), await givenNote(subject)];
    const payer = { name: 'Erased account', email: 'nobody@erased.invalid' };
    await subject.run((tx) => tx.creditNotes.renamePayer(theirs.studentId, payer));
    const { creditNotes } = subject.stores;
    const renamed = { ...theirs, payerName: payer.name, payerEmail: payer.email };
    await expect(creditNotes.findByNumber(theirs.number)).resolves.toEqual(renamed);
    await expect(creditNotes.findByNumber(others.number)).resolves.toEqual(others);
  });

  it.each(['number', 'causeId'] as const)(
    'refuses a second one of the same %s',
    async (subject, field) => {
      const first = await givenNote(subject);
      await expect(givenNote(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
    },
  );
}

function numbering(it: StoreTest): void {
  it('gives places from 1 on, apart from those of receipts and of other years', async (subject) => {
    const [one, other] = [aYear(), aYear()];
    const next = (year: string) => subject.run((tx) => tx.creditNotes.nextPlace(year));
    const receipt = () => subject.run((tx) => tx.receipts.nextPlace(one));
    expect([await next(one), await receipt(), await next(one), await next(other)]).toEqual([
      1, 1, 2, 1,
    ]);
    expect([await receipt(), await next(one)]).toEqual([2, 3]);
  });

  it('gives a place again when the transaction that took it failed', async (subject) => {
    const year = aYear();
    expect(await undone(subject, (tx) => tx.creditNotes.nextPlace(year))).toBe(1);
    await expect(subject.run((tx) => tx.creditNotes.nextPlace(year))).resolves.toBe(1);
  });

  it('gives two transactions at once one place each', async (subject) => {
    const year = aYear();
    const outcomes = await overlapping(
      subject,
      (tx) => tx.creditNotes.nextPlace(year),
      (tx) => tx.creditNotes.nextPlace(year),
    );
    expect(outcomes).toEqual([fulfilled(1), fulfilled(2)]);
  });
}

/** What every CreditNoteRepository does. */
export const creditNoteRepositoryContract = contract('CreditNoteRepository', keeping, numbering);
