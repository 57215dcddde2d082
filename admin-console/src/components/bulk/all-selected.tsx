import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import { bulkAction, type BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { BulkOutcome, type BulkResult } from './bulk-outcome.js';
import { selectionError, countedRows, KIND_WORDS, nameOfRow } from './bulk-words.js';
import { wordsOf } from '../refusal.js';
import { fetchAsAdmin, act } from '../../providers/data-provider.js';
import { BulkFields, FIRST_VALUES } from './bulk-fields.js';
import styles from './bulk.module.css';
import { ActionDialog } from '../action-button.js';
import type { Texts } from '../action-form.js';

/** A row as the dialog shows it. */
type Chosen = { readonly id: string; readonly version?: number };

type BulkDialogProps = {
  readonly kinds: readonly [BulkKind, ...BulkKind[]];
  readonly rows: readonly Chosen[];
  readonly onDone: (result: BulkResult) => void;
  readonly onClose: () => void;
};

/** Says what is done to which rows, and does it in one call. */
function BulkDialog({ kinds, rows, onDone, onClose }: BulkDialogProps) {
  const [kind, setKind] = useState<BulkKind>(kinds[0]);
  // One id for the whole dialog, so that a second press writes to nobody twice.
  const [callId] = useState(() => crypto.randomUUID());
  const counted = countedRows(kind, rows.length);
  const send = async ({ value = '', reason = '', subject = '', text = '', ...checked }: Texts) => {
    const answer = await act('bulk', {
      ...{ kind, value, reason, subject, text, callId },
      ...{ isMailed: Boolean(checked.isMailed), mayClose: Boolean(checked.mayClose) },
      rows: rows.map(({ id, version }) => ({ id, ...(version === undefined ? {} : { version }) })),
    });
    const names = new Map(rows.map((row) => [row.id, nameOfRow(kind, row)]));
    onDone(answer.rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })));
  };
  return (
    <ActionDialog
      title={`${KIND_WORDS[kind]}: ${counted}`}
      button={`Do it to ${counted}`}
      values={{ kind, value: FIRST_VALUES[kind] }}
      send={send}
      onClose={onClose}
      fields={<BulkFields {...{ kinds, kind }} onKind={setKind} />}
    >
      <ul className={styles.names} tabIndex={0} aria-label="Chosen rows">
        {rows.map((row) => (
          <li key={row.id}>{nameOfRow(kind, row)}</li>
        ))}
      </ul>
    </ActionDialog>
  );
}

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
