import { callApi } from '../../lib/api.js';
import { download } from '../../lib/download.js';

/** A receipt as the student's list tells it; amounts in paise. */
export type ReceiptRow = {
  readonly number: string;
  readonly issuedAt: string;
  readonly amount: number;
  readonly refunded: number;
};

/** The student's receipts, newest first. @throws ApiFailure */
export const fetchReceipts = async (): Promise<readonly ReceiptRow[]> =>
  (await callApi<{ readonly receipts: readonly ReceiptRow[] }>('/api/receipts')).receipts;

/** Saves a receipt as PDF. @throws ApiFailure */
export const saveReceipt = (number: string): Promise<void> =>
  download(`/api/receipts/${encodeURIComponent(number)}/pdf`, `receipt-${number}.pdf`);
