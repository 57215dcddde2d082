import type { Student } from '../../accounts/index.js';
import type { PaymentAttempt } from '../ledger/attempt.js';
import { financialYearOf } from './financial-year.js';
import { splitGst, type GstSplit } from './gst.js';
import type { Receipt, ReceiptTax } from './receipt.js';
import { seriesNumber } from './series-number.js';

export type CreditCause = 'refund' | 'chargeback';

export type Credit = {
  readonly cause: CreditCause;
  /** The provider's refund or chargeback; each has at most one credit note. */
  readonly causeId: string;
  /** In paise, with all taxes. */
  readonly amount: number;
};

export type TaxInvoice = Receipt & { readonly tax: ReceiptTax };

/** A reduction of a tax invoice (section 34 of the CGST Act, 2017). Like the receipt it never changes, except that the
 * name is removed when the account is erased. */
export type CreditNote = Credit &
  Pick<
    TaxInvoice,
    | 'paymentId'
    | 'providerPaymentId'
    | 'orderId'
    | 'studentId'
    | 'payerName'
    | 'payerEmail'
    | 'currency'
    | 'description'
    | 'issuer'
  > & {
    /** Without gaps within its financial year; credit notes have their own series. */
    readonly number: string;
    readonly receiptNumber: string;
    readonly receiptIssuedAt: Date;
    readonly issuedAt: Date;
    readonly tax: ReceiptTax;
  };

export const isTaxInvoice = (receipt: Receipt): receipt is TaxInvoice => receipt.tax !== null;

/** The number of the `place`-th credit note of a financial year, such as `CN-26-27-000123`. */
export const creditNoteNumber = (financialYear: string, place: number): string =>
  seriesNumber('CN', financialYear, place);

const sumOf = (credits: readonly Pick<Credit, 'amount'>[]): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

/** The returned money of an invoice that has no credit note yet. A refund counts once it is processed, which is final.
 * @param withLostChargebacks whether lost chargebacks count too */
export function creditsDue(
  { amount }: Pick<Receipt, 'amount'>,
  { refunds, chargebacks }: Pick<PaymentAttempt, 'refunds' | 'chargebacks'>,
  notes: readonly Credit[],
  withLostChargebacks: boolean,
): readonly Credit[] {
  const refunded = refunds
    .filter(({ state }) => state === 'processed')
    .map(({ id, amount: back }) => ({ cause: 'refund', causeId: id, amount: back }) as const);
  const lost = chargebacks
    .filter(({ state }) => withLostChargebacks && state === 'lost')
    .map(({ id, amount: asked, deducted }) => {
      return { cause: 'chargeback', causeId: id, amount: deducted || asked } as const;
    });
  const due: Credit[] = [];
  for (const credit of [...refunded, ...lost]) {
    if (notes.some(({ causeId }) => causeId === credit.causeId)) continue;
    const left = amount - sumOf(notes) - sumOf(due);
    if (left > 0) due.push({ ...credit, amount: Math.min(left, credit.amount) });
  }
  return due;
}

const taxUpTo = ({ amount, tax }: TaxInvoice, credited: number): GstSplit =>
  credited === amount ? tax : splitGst(credited, tax, tax.placeOfSupply);

/** The tax in the next credited part of an invoice: the tax in everything credited so far, less the tax in what was
 * credited before, so that the notes add up to the invoice. */
function taxOfPart(invoice: TaxInvoice, before: number, amount: number): ReceiptTax {
  const [then, now] = [taxUpTo(invoice, before), taxUpTo(invoice, before + amount)];
  return {
    ...invoice.tax,
    taxable: now.taxable - then.taxable,
    cgst: now.cgst - then.cgst,
    sgst: now.sgst - then.sgst,
    igst: now.igst - then.igst,
  };
}

/** The credit note for a part of an invoice, as the `place`-th of its financial year. */
export function newCreditNote(
  invoice: TaxInvoice,
  { cause, causeId, amount }: Credit,
  earlier: readonly CreditNote[],
  { place, now }: { readonly place: number; readonly now: Date },
): CreditNote {
  const { paymentId, providerPaymentId, orderId, studentId, payerName, payerEmail } = invoice;
  const { currency, description, issuer } = invoice;
  return {
    number: creditNoteNumber(financialYearOf(now), place),
    receiptNumber: invoice.number,
    receiptIssuedAt: invoice.issuedAt,
    ...{
      cause,
      causeId,
      amount,
      paymentId,
      providerPaymentId,
      orderId,
      studentId,
      payerName,
      payerEmail,
    },
    ...{ currency, description, issuer },
    issuedAt: now,
    tax: taxOfPart(invoice, sumOf(earlier), amount),
  };
}

/** Where credit notes are stored, forever. */
export type CreditNoteRepository = {
  /** The next place in the financial year. Receipts use the same lock, so that two transactions never wait for each
   * other. */
  nextPlace(financialYear: string): Promise<number>;
  /** Adds a note; its number, and its refund or chargeback, must be new. */
  add(note: CreditNote): Promise<void>;
  findByNumber(number: string): Promise<CreditNote | null>;
  findOfReceipt(receiptNumber: string): Promise<readonly CreditNote[]>;
  findAllOf(studentId: string): Promise<readonly CreditNote[]>;
  renamePayer(studentId: string, payer: Pick<Student, 'name' | 'email'>): Promise<void>;
};
