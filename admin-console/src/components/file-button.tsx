import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminToken } from '../providers/admin-session.js';

const TIMEOUT_MS = 20_000;
/** Long enough for the browser to have started to save it. */
const KEPT_MS = 60_000;

type FileButtonProps = {
  readonly label: string;
  /** The API's address of the file. */
  readonly path: string;
  readonly fileName: string;
  /** The message if the file can't be loaded. */
  readonly refused: string;
};

/** A link can send no token, so the page fetches the file and hands it over. */
async function save({ path, fileName }: FileButtonProps): Promise<void> {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${adminToken() ?? ''}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Saves a file from the API. The label stays on a small screen, where several buttons are in a row. */
export function FileButton(props: FileButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await save(props);
    } catch {
      notify(props.refused, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() => void download()}
    >
      {props.label}
    </Button>
  );
}
