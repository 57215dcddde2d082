import { FileButton } from '../../components/file-button.js';

export const CreditNoteFile = ({ number }: { readonly number: string }) => (
  <FileButton
    label="Download PDF"
    path={`/api/admin/credit-notes/${encodeURIComponent(number)}/pdf`}
    fileName={`credit-note-${number}.pdf`}
    refused="The credit note could not be downloaded."
  />
);
