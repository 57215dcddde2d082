import type { CreditCause, CreditNote } from '@portal/domain/payments/index.js';
import { moment } from '../email/index.js';
import { money } from './money.js';
import { taxLines, VALID_UNSIGNED, withCode, type PaperWords } from './tax-words.js';

const CAUSES: Readonly<Record<CreditCause, string>> = {
  refund: 'Refund of the fee',
  chargeback: 'The bank took the fee back after a dispute',
};

/** What a credit note says (rule 53(1A) of the CGST Rules, 2017). */
export function creditNoteWords(note: CreditNote): PaperWords {
  const { tax } = note;
  const { name, address } = note.issuer;
  return {
    title: 'Credit note',
    number: note.number,
    from: [name, address, `GSTIN ${tax.gstin}`].filter((line) => line !== ''),
    party: 'Credited to',
    to: [note.payerName, note.payerEmail],
    item: [note.description, `SAC ${tax.sac}`],
    amounts: [...taxLines(tax), ['Total credited', money(note.amount)]],
    refund: [],
    facts: [
      ['Tax invoice', note.receiptNumber],
      ['Date of the tax invoice', moment(note.receiptIssuedAt.toISOString())],
      ['Issued on', moment(note.issuedAt.toISOString())],
      ['Reason', CAUSES[note.cause]],
      ['Reference at the provider', note.causeId],
      ['Order', note.orderId],
      ['Payment', note.providerPaymentId],
      ['Place of supply', withCode(tax.placeOfSupply)],
    ],
    notes: [VALID_UNSIGNED],
  };
}
