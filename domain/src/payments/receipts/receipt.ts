import type { Student } from '../../accounts/index.js';
import { amountReturned } from '../ledger/attempt.js';
import type { Payment } from '../ledger/payment.js';
import { financialYearOf } from './financial-year.js';
import { splitGst, type GstRegistration, type GstSplit } from './gst.js';
import { placeOfSupply, type PlaceSetting } from './place-of-supply.js';
import { seriesNumber } from './series-number.js';

export type ReceiptIssuer = {
  readonly name: string;
  readonly address: string;
  /** Null while the company charges no GST. */
  readonly gst: GstRegistration | null;
  /** Whether lost chargebacks get credit notes. */
  readonly creditsLostChargebacks: boolean;
  readonly place: PlaceSetting;
};

export type ReceiptTax = GstRegistration & GstSplit & { readonly placeOfSupply: string };

/** The receipt for the test fee. It never changes, except that the payer's name is removed when the account is erased.
 * */
export type Receipt = {
  /** Without gaps within its financial year. */
  readonly number: string;
  readonly paymentId: string;
  /** The provider's payment; each has at most one receipt. */
  readonly providerPaymentId: string;
  readonly orderId: string;
  readonly studentId: string;
  readonly issuedAt: Date;
  readonly payerName: string;
  readonly payerEmail: string;
  /** In paise, with all taxes. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** As it was at that time. */
  readonly issuer: Pick<ReceiptIssuer, 'name' | 'address'>;
  /** Null without GST. */
  readonly tax: ReceiptTax | null;
};

export const RECEIPT_DESCRIPTION = 'Fee for an online skills assessment';

/** The number of the `place`-th receipt of a financial year, such as `RC-26-27-000123`. */
export const receiptNumber = (financialYear: string, place: number): string =>
  seriesNumber('RC', financialYear, place);

function taxIn(
  amount: number,
  { gst, place }: ReceiptIssuer,
  onRecord: string | null,
): ReceiptTax | null {
  if (!gst) return null;
  const supplied = placeOfSupply(gst, place, onRecord);
  return { ...gst, placeOfSupply: supplied, ...splitGst(amount, gst, supplied) };
}

export type ReceiptGrounds = {
  readonly issuer: ReceiptIssuer;
  readonly student: Pick<Student, 'id' | 'name' | 'email' | 'invoiceState'>;
  readonly payment: Payment;
  readonly providerPaymentId: string;
};

const attemptOf = ({ attempts }: Pick<Payment, 'attempts'>, providerPaymentId: string) =>
  attempts.find(({ id }) => id === providerPaymentId);

/** The receipt for a captured payment, as the `place`-th of its financial year. */
export function newReceipt(
  { issuer, student, payment, providerPaymentId }: ReceiptGrounds,
  place: number,
  now: Date,
): Receipt {
  const amount = attemptOf(payment, providerPaymentId)?.amount ?? payment.amount;
  return {
    number: receiptNumber(financialYearOf(now), place),
    paymentId: payment.id,
    providerPaymentId,
    orderId: payment.orderId ?? '',
    studentId: student.id,
    issuedAt: now,
    payerName: student.name,
    payerEmail: student.email,
    amount,
    currency: payment.currency,
    description: RECEIPT_DESCRIPTION,
    issuer: { name: issuer.name, address: issuer.address },
    tax: taxIn(amount, issuer, student.invoiceState),
  };
}

/** How much of a receipt's money was returned since, in paise. */
export function refundedOf(
  { providerPaymentId }: Receipt,
  payment: Pick<Payment, 'attempts'>,
): number {
  const one = attemptOf(payment, providerPaymentId);
  return one ? amountReturned(one) : 0;
}

/** What the payer paid to the provider in addition to the receipt's amount, in paise. */
export const customerFeeOf = (
  { providerPaymentId }: Receipt,
  payment: Pick<Payment, 'attempts'>,
): number => attemptOf(payment, providerPaymentId)?.customerFee ?? 0;

/** Where receipts are stored, forever. */
export type ReceiptRepository = {
  /** The next place in the financial year. Other callers wait until the transaction ends; if it fails, the place is
   * given again, so that there are no gaps. */
  nextPlace(financialYear: string): Promise<number>;
  /** Adds a receipt; its number and its payment must be new. */
  add(receipt: Receipt): Promise<void>;
  findByNumber(number: string): Promise<Receipt | null>;
  findByAttempt(providerPaymentId: string): Promise<Receipt | null>;
  findAllOf(studentId: string): Promise<readonly Receipt[]>;
  /** Changes the payer's name and address on all receipts of a student. */
  renamePayer(studentId: string, payer: Pick<Student, 'name' | 'email'>): Promise<void>;
};
