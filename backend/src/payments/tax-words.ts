import { GST_STATES, type ReceiptTax } from '@portal/domain/payments/index.js';
import { money } from './money.js';

export type Line = readonly [label: string, text: string];

export type PaperWords = {
  readonly title: string;
  readonly number: string;
  readonly from: readonly string[];
  readonly party: string;
  readonly to: readonly string[];
  readonly item: readonly string[];
  /** Amounts of money; the last is the total. */
  readonly amounts: readonly Line[];
  readonly refund: readonly Line[];
  readonly facts: readonly Line[];
  readonly notes: readonly string[];
};

export const taxLines = ({
  taxable,
  cgst,
  sgst,
  igst,
  ratePercent,
}: ReceiptTax): readonly Line[] => [
  ['Taxable value', money(taxable)],
  ...(igst > 0
    ? [[`IGST ${ratePercent} %`, money(igst)] as const]
    : ([
        [`CGST ${ratePercent / 2} %`, money(cgst)],
        [`SGST/UTGST ${ratePercent / 2} %`, money(sgst)],
      ] as const)),
];

export function withCode(state: string): string {
  const code = Object.keys(GST_STATES).find((one) => GST_STATES[one] === state);
  return code === undefined ? state : `${state} (${code})`;
}

export const VALID_UNSIGNED = 'Issued electronically; valid without a signature.';
