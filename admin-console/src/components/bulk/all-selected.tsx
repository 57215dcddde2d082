import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import { bulkAction, type BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { BulkDialog, type Chosen } from './bulk-dialog.js';
import { BulkOutcome, type BulkResult } from './bulk-outcome.js';
import { selectionError } from './bulk-words.js';
import { wordsOf } from '../refusal.js';
import { fetchAsAdmin } from '../../providers/data-provider.js';

/** The API answers with so many rows at once. */
const ROWS_AT_ONCE = 100;

/** The selected rows as they are now, of whatever page of the list. */
async function readRows(resource: string, ids: readonly string[]): Promise<readonly Chosen[]> {
  const rows: Chosen[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ id: ids.slice(from, from + ROWS_AT_ONCE) }),
      range: JSON.stringify([0, ROWS_AT_ONCE - 1]),
    });
    const { json } = await fetchAsAdmin(`/api/admin/${resource}?${query.toString()}`);
    rows.push(...(json as Chosen[]));
  }
  return rows;
}

/** Does something to the selected rows; rows that changed since the dialog showed them are skipped. */
export function AllSelected({ kinds }: { readonly kinds: readonly [BulkKind, ...BulkKind[]] }) {
  const [rows, setRows] = useState<readonly Chosen[] | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { selectedIds, onUnselectItems } = useListContext<Chosen>();
  const notify = useNotify();
  const refresh = useRefresh();
  const begin = async () => {
    const error = selectionError(selectedIds.length);
    if (error) {
      notify(error, { type: 'warning' });
      return;
    }
    try {
      setRows(await readRows(bulkAction(kinds[0]).resource, selectedIds));
    } catch (failure) {
      notify(wordsOf(failure, 'The rows could not be read.'), { type: 'error' });
    }
  };
  const end = () => {
    setResult(null);
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <Button label="Work on these" onClick={() => void begin()}>
        <PlaylistAddCheckIcon />
      </Button>
      {rows && <BulkDialog {...{ kinds, rows }} onDone={setResult} onClose={() => setRows(null)} />}
      {result && <BulkOutcome result={result} onClose={end} />}
    </>
  );
}
