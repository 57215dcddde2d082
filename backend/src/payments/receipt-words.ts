import {
  GST_STATES,
  type Receipt,
  type ReceiptIssuer,
  type ReceiptTax,
} from '@portal/domain/payments/index.js';
import { moment } from '../email/index.js';
import { money } from './money.js';

/** A label, and what stands beside it. */
export type Line = readonly [label: string, text: string];

/** What a receipt says, before it is drawn. */
export type ReceiptWords = {
  readonly title: string;
  readonly number: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What was paid for. */
  readonly item: readonly string[];
  /** Amounts of money, the last of them in all. */
  readonly amounts: readonly Line[];
  /** What became of the money since. */
  readonly refund: readonly Line[];
  readonly facts: readonly Line[];
  readonly notes: readonly string[];
};

/** A receipt, and how it stands now. */
export type ReceiptState = {
  readonly receipt: Receipt;
  /** In paise. */
  readonly refunded: number;
  /** Whom a receipt names that holds no issuer of its own. */
  readonly issuer: ReceiptIssuer;
};

const taxLines = ({ taxable, cgst, sgst, igst, ratePercent }: ReceiptTax): readonly Line[] => [
  ['Taxable value', money(taxable)],
  ...(igst > 0
    ? [[`IGST ${ratePercent} %`, money(igst)] as const]
    : ([
        [`CGST ${ratePercent / 2} %`, money(cgst)],
        [`SGST/UTGST ${ratePercent / 2} %`, money(sgst)],
      ] as const)),
];

const refundLines = (amount: number, refunded: number): readonly Line[] =>
  refunded === 0
    ? []
    : [
        ['Refunded', money(refunded)],
        ['Left after the refund', money(amount - refunded)],
      ];

/** A state as invoices name it, with its code. */
function withCode(state: string): string {
  const code = Object.keys(GST_STATES).find((one) => GST_STATES[one] === state);
  return code === undefined ? state : `${state} (${code})`;
}

const taxFacts = (tax: ReceiptTax | null): readonly Line[] =>
  tax
    ? [
        ['Place of supply', withCode(tax.placeOfSupply)],
        ['Tax payable on reverse charge', 'No'],
      ]
    : [];

/** What a receipt says; with GST it is a tax invoice (rule 46 of the CGST Rules, 2017). */
export function receiptWords({ receipt, refunded, issuer }: ReceiptState): ReceiptWords {
  const { tax } = receipt;
  const { name, address } = receipt.issuer ?? issuer;
  return {
    title: tax ? 'Tax invoice' : 'Receipt',
    number: receipt.number,
    from: [name, address, tax ? `GSTIN ${tax.gstin}` : ''].filter((line) => line !== ''),
    to: [receipt.payerName, receipt.payerEmail],
    item: [receipt.description, ...(tax ? [`SAC ${tax.sac}`] : [])],
    amounts: [...(tax ? taxLines(tax) : []), ['Total paid', money(receipt.amount)]],
    refund: refundLines(receipt.amount, refunded),
    facts: [
      ['Paid on', moment(receipt.issuedAt.toISOString())],
      ['Order', receipt.orderId],
      ['Payment', receipt.tryId],
      ...taxFacts(tax),
    ],
    notes: ['Issued electronically; valid without a signature.'],
  };
}
