import type { CreditCause } from '@portal/domain/payments/receipts/credit-note.js';
import type { RaRecord } from 'react-admin';

/** A credit note as the API tells it; amounts in paise. */
export type CreditNoteRow = RaRecord<string> & {
  readonly receiptNumber: string;
  readonly receiptIssuedAt: string;
  readonly issuedAt: string;
  readonly cause: CreditCause;
  readonly causeId: string;
  readonly paymentId: string;
  readonly tryId: string;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly amount: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly ratePercent: number;
  readonly placeOfSupply: string;
  readonly gstin: string;
};

/** Why it was written, in words. */
export const CAUSES: Readonly<Record<CreditCause, string>> = {
  refund: 'Refund',
  dispute: 'Lost dispute',
};
