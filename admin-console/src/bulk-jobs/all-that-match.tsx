import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import type { BulkKind } from '@portal/domain/bulk/bulk-action.js';
import { useMemo, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { BulkDialog } from './bulk-dialog.js';

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

/** Does something to the selected rows, as to all that match. */
export function AllSelected({ kinds }: KindsProps) {
  const [isOpen, setOpen] = useState(false);
  const { selectedIds } = useListContext<never>();
  const filter = useMemo(() => ({ id: selectedIds }), [selectedIds]);
  return (
    <>
      <Button label="Work on these" onClick={() => setOpen(true)}>
        <PlaylistAddCheckIcon />
      </Button>
      {isOpen && <BulkDialog kinds={kinds} filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}
