import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useNotify } from 'react-admin';
import { adminToken } from '../session/admin-session.js';

const TIMEOUT_MS = 20_000;
/** Long enough for the browser to have begun to save it. */
const KEPT_MS = 60_000;

/** A link can send no token, so the page fetches the file and hands it over. */
async function save(number: string): Promise<void> {
  const response = await fetch(`/api/admin/receipts/${encodeURIComponent(number)}/pdf`, {
    headers: { authorization: `Bearer ${adminToken() ?? ''}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `receipt-${number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The number of a payment's receipt, and the way to it; nothing if there is none. */
export function ReceiptFile({ number }: { readonly number: string | null }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  if (number === null) return null;

  const download = async () => {
    setBusy(true);
    try {
      await save(number);
    } catch {
      notify('The receipt could not be downloaded.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {number}{' '}
      <Button label="Download PDF" disabled={isBusy} onClick={() => void download()}>
        <DownloadIcon />
      </Button>
    </>
  );
}
