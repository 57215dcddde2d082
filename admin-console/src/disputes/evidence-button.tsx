import { PdfButton } from '../payments/pdf-button.js';

/** Saves what answers a dispute, as a PDF for the bank. */
export const EvidenceButton = ({ id }: { readonly id: string }) => (
  <PdfButton
    label="Evidence"
    path={`/api/admin/disputes/${encodeURIComponent(id)}/evidence`}
    fileName={`dispute-${id}.pdf`}
    refused="The evidence could not be downloaded. It is for finance and owners."
  />
);
