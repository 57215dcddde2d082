import { FileButton } from '../../components/file-button.js';

/** The number of a payment's receipt, with a link to it; nothing if there is none. */
export function ReceiptFile({ number }: { readonly number: string | null }) {
  if (number === null) return null;
  return (
    <>
      {number}{' '}
      <FileButton
        label="Download PDF"
        path={`/api/admin/receipts/${encodeURIComponent(number)}/pdf`}
        fileName={`receipt-${number}.pdf`}
        refused="The receipt could not be downloaded."
      />
    </>
  );
}
