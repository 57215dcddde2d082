import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useMemo, type ComponentType } from 'react';
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  type DataTableBodyProps,
  type DataTableRowProps,
} from 'react-admin';

function SelectCell() {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const record = useRecordContext();
  if (!record) return null;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selectedIds.includes(record.id)}
        onClick={(event) => {
          handleToggleItem?.(record.id, event);
          event.stopPropagation();
        }}
        slotProps={{ input: { 'aria-label': 'Select this row' } }}
      />
    </TableCell>
  );
}

/** A row as react-admin draws it, with a checkbox that has a name for screen readers. */
function SelectableRow({ children, ...row }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const withoutBox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutBox}>
      <DataTableRow {...row}>
        <SelectCell />
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
}

/** The rows of a table, each with a box to select it by. */
export const SelectableBody = (props: DataTableBodyProps) => (
  <DataTableBody {...props} row={SelectableRow as ComponentType} />
);
