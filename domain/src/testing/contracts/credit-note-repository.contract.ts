import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../kernel/time.js';
import { creditNoteNumber, type CreditNote } from '../../payments/receipts/credit-note.js';
import { receiptNumber } from '../../payments/receipts/receipt.js';
import { aCreditNote } from '../a-credit-note.js';
import { aChargeback } from '../an-update.js';
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

type Went = 'refund-processed' | 'refund-requested' | 'chargeback-lost' | null;

/** A paid tax invoice, of which money went back as change, or is on its way. */
async function givenInvoice(subject: StoresUnderTest, change: Went = null, studentId?: string) {
  const owner = studentId ?? (await givenStudent(subject)).id;
  const providerPaymentId = `pay_${randomUUID()}`;
  const refundId = `rfnd_${providerPaymentId}`;
  const state = change === 'refund-processed' ? 'processed' : 'requested';
  const tried = {
    ...({
      id: providerPaymentId,
      state: 'captured',
      amount: 50_000,
      counts: true,
      differs: false,
      customerFee: 0,
      paysOrder: false,
    } as const),
    refunds: change?.startsWith('refund')
      ? ([{ id: refundId, amount: 20_000, state }] as const)
      : [],
    chargebacks: change === 'chargeback-lost' ? [aChargeback({ id: refundId, state: 'lost' })] : [],
  };
  const payment = aPayment({ studentId: owner, state: 'paid', paidAt: A_DAY, attempts: [tried] });
  const number = receiptNumber(aYear(), 1);
  const invoice = aTaxInvoice({
    number,
    studentId: owner,
    paymentId: payment.id,
    providerPaymentId,
  });
  await subject.run(async (tx) => {
    await tx.payments.add(payment);
    await tx.receipts.add(invoice);
    if (!change) return;
    const news = {
      paymentId: payment.id,
      providerPaymentId,
      source: 'webhook',
      change,
      at: A_DAY,
    } as const;
    await tx.payments.addHistoryEntry(news);
  });
  return { invoice, refundId };
}

async function givenNote(
  subject: StoresUnderTest,
  parts: Partial<CreditNote> = {},
): Promise<CreditNote> {
  const { invoice, refundId } = await givenInvoice(subject, null, parts.studentId);
  const number = creditNoteNumber(aYear(), 1);
  const note = aCreditNote({ number, causeId: refundId, ...parts }, invoice);
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

function missing(it: StoreTest): void {
  const uncredited = async (subject: StoresUnderTest, paymentId: string, withLost = true) => {
    const found = await subject.stores.creditNotes.findUncredited(A_DAY, withLost, 1_000);
    return found.some((one) => one.paymentId === paymentId);
  };

  it.each([
    ['refund-processed', true, true],
    ['refund-requested', true, false],
    ['chargeback-lost', true, true],
    ['chargeback-lost', false, false],
    [null, true, false],
  ] as const)(
    'of %s, lost chargebacks credited %s: a note is missing: %s',
    async (subject, change, lost, is) => {
      const { invoice, refundId } = await givenInvoice(subject, change);
      expect(await uncredited(subject, invoice.paymentId, lost)).toBe(is);
      const number = creditNoteNumber(aYear(), 1);
      const note = aCreditNote({ number, causeId: refundId, amount: 20_000 }, invoice);
      await subject.run((tx) => tx.creditNotes.add(note));
      expect(await uncredited(subject, invoice.paymentId, lost)).toBe(false);
    },
  );

  it('looks at news since then only, and no further than it is change', async (subject) => {
    const { invoice } = await givenInvoice(subject, 'refund-processed');
    await givenInvoice(subject, 'refund-processed');
    const { creditNotes } = subject.stores;
    const later = await creditNotes.findUncredited(secondsAfter(A_DAY, 1), true, 1_000);
    expect(later.map(({ paymentId }) => paymentId)).not.toContain(invoice.paymentId);
    await expect(creditNotes.findUncredited(A_DAY, true, 1)).resolves.toHaveLength(1);
  });
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
export const creditNoteRepositoryContract = contract(
  'CreditNoteRepository',
  keeping,
  missing,
  numbering,
);
