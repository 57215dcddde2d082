import { CAUSES, CreditNoteFile, type CreditNoteRow } from './credit-note-file.js';
import { linkTo, Moment } from '../../components/values.js';
import { asPaise } from '../../components/format.js';
import { ShowScreen } from '../../components/show-screen.js';

const factsOf = (note: CreditNoteRow) =>
  [
    ['Issued', <Moment key="issued" at={note.issuedAt} />],
    ['Tax invoice', note.receiptNumber],
    ['Date of the tax invoice', <Moment key="invoice" at={note.receiptIssuedAt} />],
    ['Student', note.payerName],
    ['Email', note.payerEmail],
    ['Payment', linkTo('payments', note.paymentId, note.providerPaymentId)],
    ['Cause', CAUSES[note.cause]],
    ['At the provider', note.causeId],
    ['Amount', asPaise(note.amount)],
    ['Taxable value', asPaise(note.taxable)],
    ['CGST', asPaise(note.cgst)],
    ['SGST/UTGST', asPaise(note.sgst)],
    ['IGST', asPaise(note.igst)],
    ['Rate', `${String(note.ratePercent)} %`],
    ['Place of supply', note.placeOfSupply],
    ['GSTIN', note.gstin],
  ] as const;

export default function CreditNoteShow() {
  return (
    <ShowScreen<CreditNoteRow>
      resource="credit-notes"
      actions={({ id }) => <CreditNoteFile number={id} />}
      facts={factsOf}
    />
  );
}
