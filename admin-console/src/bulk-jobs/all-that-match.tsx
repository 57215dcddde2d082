import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { BulkDialog, type Seen } from './bulk-dialog.js';
import { selectionError } from './bulk-words.js';

type KindsProps = { readonly kinds: readonly [BulkKind, ...BulkKind[]] };

/** Does something to all rows that match the list's filter, of whatever page. */
export function AllThatMatch({ kinds }: KindsProps) {
  const [filter, setFilter] = useState<Readonly<Record<string, unknown>> | null>(null);
  const list = useListContext<never>();
  const filterValues = list.filterValues as Readonly<Record<string, unknown>>;
  return (
    <>
      <Button
        label="All that match"
        aria-label="All that match"
        disabled={!list.total}
        onClick={() => setFilter(filterValues)}
      >
        <PlaylistAddCheckIcon />
      </Button>
      {filter && <BulkDialog kinds={kinds} filter={filter} onClose={() => setFilter(null)} />}
    </>
  );
}

type Shown = { readonly id: string; readonly version?: number };

/** The versions that were shown of rows, on whatever page of the list. */
function useSeen(): () => Seen {
  const { data, selectedIds } = useListContext<Shown>();
  const shown = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { id, version } of data ?? []) {
      if (version !== undefined) shown.current.set(id, version);
    }
  }, [data]);
  return () => Object.fromEntries([...shown.current].filter(([id]) => selectedIds.includes(id)));
}

/** Does something to the selected rows, as to all that match; what was changed since it was shown is skipped. */
export function AllSelected({ kinds }: KindsProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const seenNow = useSeen();
  const { selectedIds } = useListContext<never>();
  const filter = useMemo(() => ({ id: selectedIds }), [selectedIds]);
  const notify = useNotify();
  const begin = () => {
    const error = selectionError(selectedIds.length);
    if (error) notify(error, { type: 'warning' });
    else setSeen(seenNow());
  };
  return (
    <>
      <Button label="Work on these" onClick={begin}>
        <PlaylistAddCheckIcon />
      </Button>
      {seen && <BulkDialog {...{ kinds, filter, seen }} onClose={() => setSeen(null)} />}
    </>
  );
}
