import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction } from '../../kernel/transaction.js';
import { creditNoteNumber, type CreditNote } from '../../payments/receipts/credit-note.js';
import { splitGst } from '../../payments/receipts/gst.js';
import { receiptNumber, type Receipt } from '../../payments/receipts/receipt.js';
import type { Stores } from '../../stores.js';
import { aCreditNote } from '../a-credit-note.js';
import { aPayment } from '../a-payment.js';
import { A_GST_REGISTRATION, aReceipt, aTaxInvoice } from '../a-receipt.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';

/** Years of long ago, each used once, so that tests that share stores don't share places. */
const years = { last: 30 };
const aYear = (): string => {
  years.last += 1;
  return `${years.last}-${years.last + 1}`;
};

async function givenReceipt(
  subject: StoresUnderTest,
  parts: Partial<Receipt> = {},
): Promise<Receipt> {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const payment = aPayment({ studentId, state: 'paid', paidAt: A_DAY });
  const number = receiptNumber(aYear(), 1);
  const receipt = aReceipt({ number, studentId, paymentId: payment.id, ...parts });
  await subject.run(async (tx) => {
    await tx.payments.add(payment);
    await tx.receipts.add(receipt);
  });
  return receipt;
}

async function givenNote(
  subject: StoresUnderTest,
  parts: Partial<CreditNote> = {},
): Promise<CreditNote> {
  const { studentId = (await givenStudent(subject)).id } = parts;
  const { tax } = aTaxInvoice();
  const invoice = { ...(await givenReceipt(subject, { studentId, tax })), tax };
  const number = creditNoteNumber(aYear(), 1);
  const note = aCreditNote({ number, causeId: `rfnd_${randomUUID()}`, ...parts }, invoice);
  await subject.run((tx) => tx.creditNotes.add(note));
  return note;
}

type Common = 'findByNumber' | 'findAllOf' | 'renamePayer' | 'nextPlace';

type Papers = {
  readonly storeIn: (
    stores: Stores | Transaction<Stores>,
  ) => Pick<Stores['receipts'], Common> | Pick<Stores['creditNotes'], Common>;
  readonly given: (
    subject: StoresUnderTest,
    parts?: { readonly studentId?: string; readonly issuedAt?: Date },
  ) => Promise<Receipt | CreditNote>;
};

const RECEIPTS: Papers = { storeIn: ({ receipts }) => receipts, given: givenReceipt };
const NOTES: Papers = { storeIn: ({ creditNotes }) => creditNotes, given: givenNote };

const keeping =
  ({ storeIn, given }: Papers) =>
  (it: StoreTest): void => {
    it('finds a paper by its number, as it was added, and none of another', async (subject) => {
      const paper = await given(subject);
      const { findByNumber } = storeIn(subject.stores);
      await expect(findByNumber(paper.number)).resolves.toEqual(paper);
      await expect(findByNumber('RC-09-10-000001')).resolves.toBeNull();
    });
    it('finds all papers of a student, newest first', async (subject) => {
      const older = await given(subject);
      const { studentId } = older;
      const younger = await given(subject, { studentId, issuedAt: secondsAfter(A_DAY, 1) });
      await given(subject);
      expect(await storeIn(subject.stores).findAllOf(studentId)).toEqual([younger, older]);
    });
    it('puts another payer on all papers of one student', async (subject) => {
      const [theirs, others] = [await given(subject), await given(subject)];
      const payer = { name: 'Erased account', email: 'nobody@erased.invalid' };
      await subject.run((tx) => storeIn(tx).renamePayer(theirs.studentId, payer));
      const renamed = { ...theirs, payerName: payer.name, payerEmail: payer.email };
      const { findByNumber } = storeIn(subject.stores);
      await expect(findByNumber(theirs.number)).resolves.toEqual(renamed);
      await expect(findByNumber(others.number)).resolves.toEqual(others);
    });
  };

const numbering =
  ({ storeIn }: Papers) =>
  (it: StoreTest): void => {
    const next = (year: string) => (tx: Transaction<Stores>) => storeIn(tx).nextPlace(year);
    it('gives places from 1 on, in each financial year by itself', async (subject) => {
      const [one, other] = [aYear(), aYear()];
      const places = [];
      for (const year of [one, one, other, one]) places.push(await subject.run(next(year)));
      expect(places).toEqual([1, 2, 1, 3]);
    });
    it('gives a place again when the transaction that took it failed', async (subject) => {
      const year = aYear();
      expect(await undone(subject, next(year))).toBe(1);
      await expect(subject.run(next(year))).resolves.toBe(1);
    });
    it('gives two transactions at once one place each', async (subject) => {
      const year = aYear();
      const outcomes = await overlapping(subject, next(year), next(year));
      expect(outcomes).toEqual([fulfilled(1), fulfilled(2)]);
    });
  };

export const receiptRepositoryContract = contract(
  'ReceiptRepository',
  keeping(RECEIPTS),
  numbering(RECEIPTS),
  (it) => {
    it('finds a receipt by the payment at the provider, with its tax', async (subject) => {
      const gst = A_GST_REGISTRATION;
      const tax = { ...gst, placeOfSupply: gst.state, ...splitGst(50_000, gst, gst.state) };
      const receipt = await givenReceipt(subject, { tax });
      const { findByAttempt } = subject.stores.receipts;
      await expect(findByAttempt(receipt.providerPaymentId)).resolves.toEqual(receipt);
      await expect(findByAttempt('pay_other')).resolves.toBeNull();
    });
    it.each(['number', 'providerPaymentId'] as const)(
      'refuses a second one of the same %s',
      async (subject, field) => {
        const first = await givenReceipt(subject);
        await expect(givenReceipt(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
      },
    );
  },
);

export const creditNoteRepositoryContract = contract(
  'CreditNoteRepository',
  keeping(NOTES),
  numbering(NOTES),
  (it) => {
    it('finds the notes of a receipt', async (subject) => {
      const note = await givenNote(subject);
      const { findOfReceipt } = subject.stores.creditNotes;
      await expect(findOfReceipt(note.receiptNumber)).resolves.toEqual([note]);
      await expect(findOfReceipt('RC-09-10-000001')).resolves.toEqual([]);
    });
    it('has places apart from those of receipts', async (subject) => {
      const year = aYear();
      await subject.run((tx) => tx.receipts.nextPlace(year));
      await expect(subject.run((tx) => tx.creditNotes.nextPlace(year))).resolves.toBe(1);
      await expect(subject.run((tx) => tx.receipts.nextPlace(year))).resolves.toBe(2);
    });
    it.each(['number', 'causeId'] as const)(
      'refuses a second one of the same %s',
      async (subject, field) => {
        const first = await givenNote(subject);
        await expect(givenNote(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
      },
    );
  },
);
