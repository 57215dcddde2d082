import type { Row } from '../../providers/data-provider.js';
import type { CreditCause } from '@portal/domain/payments/receipts/credit-note.js';
import { FileButton } from '../../components/file-button.js';

/** A credit note as the API tells it; amounts in paise. */
export type CreditNoteRow = Row<'credit-notes'>;

export const CAUSES: Readonly<Record<CreditCause, string>> = {
  refund: 'Refund',
  chargeback: 'Lost chargeback',
};

export const CreditNoteFile = ({ number }: { readonly number: string }) => (
  <FileButton
    label="Download PDF"
    path={`/api/admin/credit-notes/${encodeURIComponent(number)}/pdf`}
    fileName={`credit-note-${number}.pdf`}
    refused="The credit note could not be downloaded."
  />
);
