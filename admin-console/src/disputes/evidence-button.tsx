import { FileButton } from '../payments/file-button.js';

export const EvidenceButton = ({ id }: { readonly id: string }) => (
  <FileButton
    label="Evidence"
    path={`/api/admin/disputes/${encodeURIComponent(id)}/evidence`}
    fileName={`dispute-${id}.pdf`}
    refused="The evidence could not be downloaded. It is for finance and owners."
  />
);
