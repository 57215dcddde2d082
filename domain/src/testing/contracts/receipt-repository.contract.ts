import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { splitGst } from '../../payments/receipts/gst.js';
import { receiptNumber, type Receipt } from '../../payments/receipts/receipt.js';
import { aPayment } from '../a-payment.js';
import { A_GST_REGISTRATION, aReceipt } from '../a-receipt.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';

/** Years of long ago, each used once, so that tests that share stores don't share places. */
const years = { last: 10 };
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

function keeping(it: StoreTest): void {
  it('finds a receipt by its number, and by the payment at the provider, as it was added', async (subject) => {
    const gst = A_GST_REGISTRATION;
    const tax = { ...gst, placeOfSupply: gst.state, ...splitGst(50_000, gst, gst.state) };
    for (const parts of [{}, { tax }]) {
      const receipt = await givenReceipt(subject, parts);
      const { receipts } = subject.stores;
      await expect(receipts.findByNumber(receipt.number)).resolves.toEqual(receipt);
      await expect(receipts.findByAttempt(receipt.providerPaymentId)).resolves.toEqual(receipt);
    }
  });

  it('finds none of another number or payment', async ({ stores }) => {
    await expect(stores.receipts.findByNumber('RC-09-10-000001')).resolves.toBeNull();
    await expect(stores.receipts.findByAttempt('pay_other')).resolves.toBeNull();
  });

  it('finds all receipts of a student, newest first', async (subject) => {
    const older = await givenReceipt(subject);
    const { studentId } = older;
    const younger = await givenReceipt(subject, { studentId, issuedAt: secondsAfter(A_DAY, 1) });
    await givenReceipt(subject);
    const found = await subject.stores.receipts.findAllOf(studentId);
    expect(found).toEqual([younger, older]);
  });

  it('puts another payer on all receipts of one student', async (subject) => {
    const [theirs, others] = [await givenReceipt(subject), await givenReceipt(subject)];
    const payer = { name: 'Erased account', email: 'nobody@erased.invalid' };
    await subject.run((tx) => tx.receipts.renamePayer(theirs.studentId, payer));
    const { receipts } = subject.stores;
    const renamed = { ...theirs, payerName: payer.name, payerEmail: payer.email };
    await expect(receipts.findByNumber(theirs.number)).resolves.toEqual(renamed);
    await expect(receipts.findByNumber(others.number)).resolves.toEqual(others);
  });

  it.each(['number', 'providerPaymentId'] as const)(
    'refuses a second one of the same %s',
    async (subject, field) => {
      const first = await givenReceipt(subject);
      await expect(givenReceipt(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
    },
  );
}

function numbering(it: StoreTest): void {
  it('gives places from 1 on, in each financial year by itself', async (subject) => {
    const [one, other] = [aYear(), aYear()];
    const next = (year: string) => subject.run((tx) => tx.receipts.nextPlace(year));
    expect([await next(one), await next(one), await next(other), await next(one)]).toEqual([
      1, 2, 1, 3,
    ]);
  });

  it('gives a place again when the transaction that took it failed', async (subject) => {
    const year = aYear();
    expect(await undone(subject, (tx) => tx.receipts.nextPlace(year))).toBe(1);
    await expect(subject.run((tx) => tx.receipts.nextPlace(year))).resolves.toBe(1);
  });

  it('gives two transactions at once one place each', async (subject) => {
    const year = aYear();
    const outcomes = await overlapping(
      subject,
      (tx) => tx.receipts.nextPlace(year),
      (tx) => tx.receipts.nextPlace(year),
    );
    expect(outcomes).toEqual([fulfilled(1), fulfilled(2)]);
  });
}

/** What every ReceiptRepository does. */
export const receiptRepositoryContract = contract('ReceiptRepository', keeping, numbering);
