import type { PaymentEntry } from './payment-entry.js';
import { asPaise } from '../../components/format.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';
import { CreditNoteFile } from '../credit-notes/credit-note-file.js';
import { CAUSES } from '../credit-notes/credit-note-row.js';

/** The credit notes about the payment's tax invoices, if there are any. */
export function CreditNotesOf({ payment }: { readonly payment: PaymentEntry }) {
  const rows = payment.creditNotes.map(({ id, receiptNumber, cause, amount, issuedAt }) => ({
    key: id,
    cells: [
      id,
      receiptNumber,
      CAUSES[cause],
      asPaise(amount),
      <Moment key="at" at={issuedAt} />,
      <CreditNoteFile key="file" number={id} />,
    ],
  }));
  return (
    <PlainTable
      title="Credit notes"
      columns={['Number', 'Of tax invoice', 'Cause', 'Amount', 'Issued', 'File']}
      rows={rows}
    />
  );
}
