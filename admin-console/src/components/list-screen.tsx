import useMediaQuery from '@mui/material/useMediaQuery';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ColumnsButton,
  DataTable,
  FilterButton,
  List,
  SortButton,
  TopToolbar,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { CardList } from './card-list.js';
import { textIn, type Column } from './columns.js';
import { linkTo } from './entry-link.js';
import { ExportButton } from './export-button.js';
import { ListFailure } from './list-failure.js';
import { ListPagination } from './list-pagination.js';
import { NothingFound } from './nothing-found.js';
import { nounsOf } from './nouns.js';
import { WITHIN } from '../theme/lists.js';

const PAGE = 25;
/** So many filters fit in one row. */
const FEW_FILTERS = 6;
/** A refusal is shown in place of the list, so react-admin shows no second message. */
const QUIET = { onError: () => undefined };
const NEWEST_FIRST: SortPayload = { field: 'createdAt', order: 'DESC' };
const SMALL = '(max-width: 640px)';
/** Below this width a table would show only its first columns. */
const NARROW = '(max-width: 900px)';

type Filter = ReactElement<{ readonly alwaysOn?: boolean }>;

type ListScreenProps<Row> = {
  readonly resource: string;
  /** By default, the newest entry is first. */
  readonly sort?: SortPayload;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  readonly rowClick?: 'show' | 'edit' | false;
  readonly bulkActions?: ReactElement | false;
};

const shown = (filter: Filter): Filter => cloneElement(filter, { alwaysOn: true });

type ListActionsProps = { readonly asCards: boolean; readonly sortable: string[] };

function ListActions({ asCards, sortable }: ListActionsProps) {
  return (
    <TopToolbar>
      {asCards && <SortButton fields={sortable} />}
      <FilterButton />
      {!asCards && <ColumnsButton />}
      <ExportButton />
    </TopToolbar>
  );
}

/** The columns as cells; the first is a link to the entry, where that has a page. */
const cellsOf = <Row,>({ resource, columns, rowClick }: ListScreenProps<Row>) =>
  columns.map((column, at) => {
    const text = ({ show, source }: Column<Row>, row: Row): ReactNode =>
      show ? show(row) : textIn(row, source);
    const isLink = at === 0 && rowClick !== false;
    return {
      ...column,
      render: (row: Row & RaRecord<string>) =>
        isLink ? linkTo(resource, row.id, text(column, row)) : text(column, row),
    };
  });

function Table<Row>(props: ListScreenProps<Row> & { readonly empty: string }) {
  const { rowClick = 'show', bulkActions = false, empty } = props;
  const { isPending } = useListContext();
  if (isPending) return <p className="loading">Loading...</p>;
  const cells = cellsOf(props);
  const toolbar = bulkActions && (
    <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar>
  );
  return (
    <DataTable
      rowClick={rowClick}
      {...(toolbar ? { bulkActionsToolbar: toolbar } : { bulkActionButtons: false })}
      hiddenColumns={cells.filter(({ rank }) => rank === 3).map(({ source }) => source)}
      empty={<NothingFound words={empty} />}
    >
      {cells.map(({ source, label, isSorted, align, width = 11, render }) => (
        <DataTable.Col<Row & RaRecord<string>>
          key={source}
          source={source}
          {...{ ...(label && { label }), ...(align && { align }) }}
          disableSort={!isSorted}
          render={render}
          sx={{ maxWidth: `${width}rem` }}
        />
      ))}
    </DataTable>
  );
}

export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { resource, sort = NEWEST_FIRST, filters, columns, bulkActions } = props;
  const [, many] = nounsOf(resource);
  // Rows can be selected in a table only.
  const asCards = useMediaQuery(bulkActions ? SMALL : NARROW, { noSsr: true });
  const inSight = asCards || filters.length > FEW_FILTERS ? [...filters] : filters.map(shown);
  const sorted = columns.filter(({ isSorted }) => isSorted).map(({ source }) => source);
  return (
    <List
      resource={resource}
      sort={sort}
      perPage={PAGE}
      filters={inSight}
      actions={<ListActions asCards={asCards} sortable={[...new Set([sort.field, ...sorted])]} />}
      pagination={<ListPagination />}
      empty={false}
      error={<ListFailure refused={`Failed to fetch ${many}.`} />}
      exporter={false}
      title={false}
      component="div"
      sx={WITHIN}
      queryOptions={QUIET}
    >
      {asCards ? (
        <CardList cells={cellsOf(props)} empty={`No ${many} found`} />
      ) : (
        <Table {...props} empty={`No ${many} found`} />
      )}
    </List>
  );
}
