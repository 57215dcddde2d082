import type { Receipt, ReceiptTax } from '@portal/domain/payments/index.js';
import { moment } from '../email/index.js';
import { money } from './money.js';
import { taxLines, VALID_UNSIGNED, withCode, type Line, type PaperWords } from './tax-words.js';

export type ReceiptState = {
  readonly receipt: Receipt;
  /** In paise. */
  readonly refunded: number;
  /** In paise. */
  readonly customerFee: number;
};

const refundLines = (amount: number, refunded: number): readonly Line[] =>
  refunded === 0
    ? []
    : [
        ['Refunded', money(refunded)],
        ['Left after the refund', money(amount - refunded)],
      ];

const feeFact = (customerFee: number): readonly Line[] =>
  customerFee === 0 ? [] : [['Fee of the payment provider, apart', money(customerFee)]];

const taxFacts = (tax: ReceiptTax | null): readonly Line[] =>
  tax
    ? [
        ['Place of supply', withCode(tax.placeOfSupply)],
        ['Tax payable on reverse charge', 'No'],
      ]
    : [];

/** What a receipt says; with GST it is a tax invoice (rule 46 of the CGST Rules, 2017). */
export function receiptWords({ receipt, refunded, customerFee }: ReceiptState): PaperWords {
  const { tax } = receipt;
  const { name, address } = receipt.issuer;
  return {
    title: tax ? 'Tax invoice' : 'Receipt',
    number: receipt.number,
    from: [name, address, tax ? `GSTIN ${tax.gstin}` : ''].filter((line) => line !== ''),
    party: 'Received from',
    to: [receipt.payerName, receipt.payerEmail],
    item: [receipt.description, ...(tax ? [`SAC ${tax.sac}`] : [])],
    amounts: [...(tax ? taxLines(tax) : []), ['Total paid', money(receipt.amount)]],
    refund: refundLines(receipt.amount, refunded),
    facts: [
      ['Paid on', moment(receipt.issuedAt.toISOString())],
      ['Order', receipt.orderId],
      ['Payment', receipt.providerPaymentId],
      ...feeFact(customerFee),
      ...taxFacts(tax),
    ],
    notes: [VALID_UNSIGNED],
  };
}
