import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  type SortPayload,
} from 'react-admin';
import { Notice } from './notice.js';

const PAGE = 25;
const PAGES = [10, PAGE, 50, 100];

type ListScreenProps = {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filters: ReactElement[];
  readonly empty: string;
  /** What to say of a refusal for which the server has no words. */
  readonly refused: string;
  /** Where a click on a row leads; nowhere without it. */
  readonly rowClick?: 'show' | 'edit' | false;
  readonly bulkActions?: ReactElement | false;
  /** The columns. */
  readonly children: ReactNode;
};

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
    </TopToolbar>
  );
}

/** A refusal without words has an empty message. */
const messageOf = (error: Error | null | undefined, refused: string): string =>
  [error?.message, refused].find(Boolean) ?? refused;

function Failed({ refused }: { readonly refused: string }) {
  const { error, refetch } = useListContext();
  return (
    <Notice kind="error">
      <span>{messageOf(error, refused)}</span>
      <button type="button" className="button secondary" onClick={() => void refetch()}>
        Try Again
      </button>
    </Notice>
  );
}

/** A resource as a table that can be searched, filtered, sorted and paged through. */
export function ListScreen(props: ListScreenProps) {
  const { resource, sort, filters, empty, refused, children } = props;
  const { rowClick = 'show', bulkActions = false } = props;
  return (
    <List
      resource={resource}
      sort={sort}
      perPage={PAGE}
      filters={filters}
      actions={<ListActions />}
      pagination={<Pagination rowsPerPageOptions={PAGES} />}
      empty={false}
      error={<Failed refused={refused} />}
      exporter={false}
      title={false}
      component="div"
    >
      <DataTable
        rowClick={rowClick}
        bulkActionButtons={bulkActions}
        empty={<p className="empty">{empty}</p>}
      >
        {children}
      </DataTable>
    </List>
  );
}
