import {
  newCreditNote,
  type CreditNote,
  type TaxInvoice,
} from '../payments/receipts/credit-note.js';
import { aTaxInvoice } from './a-receipt.js';
import { A_DAY } from './moments.js';

export function aCreditNote(
  parts: Partial<CreditNote> = {},
  invoice: TaxInvoice = aTaxInvoice(),
): CreditNote {
  const credit = { cause: 'refund', causeId: 'rfnd_1', amount: invoice.amount } as const;
  return { ...newCreditNote(invoice, credit, [], { place: 1, now: A_DAY }), ...parts };
}
