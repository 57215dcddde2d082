import { callApi } from '../../lib/api.js';
import { download } from '../../lib/download.js';

/** A credit note about a receipt; the amount in paise. */
export type CreditNoteRow = {
  readonly number: string;
  readonly issuedAt: string;
  readonly amount: number;
};

/** A receipt of the student's list; amounts in paise. */
export type ReceiptRow = {
  readonly number: string;
  readonly issuedAt: string;
  readonly amount: number;
  readonly refunded: number;
  readonly creditNotes: readonly CreditNoteRow[];
};

export const fetchReceipts = async (): Promise<readonly ReceiptRow[]> =>
  (await callApi<{ readonly receipts: readonly ReceiptRow[] }>('/api/receipts')).receipts;

export const saveReceipt = (number: string): Promise<void> =>
  download(`/api/receipts/${encodeURIComponent(number)}/pdf`, `receipt-${number}.pdf`);

export const saveCreditNote = (number: string): Promise<void> =>
  download(`/api/credit-notes/${encodeURIComponent(number)}/pdf`, `credit-note-${number}.pdf`);
