import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify, useResourceContext, useStore } from 'react-admin';
import { wordsOf } from './refusal.js';
import { act } from '../providers/data-provider.js';

/** The browser saves the file; a refusal of the server does not replace the page. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Saves all rows that match the filter, not only this page, as a CSV file with the columns that are shown. */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const list = useListContext();
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  // The columns that the admin has hidden, as react-admin stores them.
  const [hidden] = useStore<readonly string[]>(`${resource}.datatable`, []);
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const exportAll = async () => {
    setBusy(true);
    try {
      const { url } = await act('exports', { resource, filter });
      save(`${url}?${String(new URLSearchParams({ without: hidden.join() }))}`);
    } catch (failure) {
      notify(wordsOf(failure, 'The list could not be exported.'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      label="Export"
      aria-label="Export"
      disabled={isBusy || !list.total}
      onClick={() => void exportAll()}
    >
      <DownloadIcon />
    </Button>
  );
}
