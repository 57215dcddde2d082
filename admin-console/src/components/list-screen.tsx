import {
  BulkActionsToolbar,
  ColumnsButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  SortButton,
  type SortPayload,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Failed } from './failed.js';
import { isFinal, wordsOf } from './refusal.js';
import type { PageFacts } from '../providers/data-provider.js';
import { asCount } from './format.js';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { CardList } from './card-list.js';
import { linkTo, type Column, textIn } from './values.js';
import { ExportButton } from './export-button.js';
import { NothingFound } from './nothing-found.js';
import { nounsOf } from './paths.js';
import { WITHIN } from '../theme/lists.js';
import useMediaQuery from '@mui/material/useMediaQuery';

function ListFailure({ refused }: { readonly refused: string }) {
  const { error, refetch } = useListContext();
  return (
    <Failed
      message={wordsOf(error, refused)}
      onRetry={isFinal(error) ? null : () => void refetch()}
    />
  );
}

const PAGES = [10, 25, 50, 100];

type Shown = { readonly from: number; readonly to: number; readonly count: number };

/** The buttons of the pages; an estimated total is shown as an estimate. */
function ListPagination() {
  const { meta, error } = useListContext<never>() as { meta?: PageFacts; error?: unknown };
  // An error has no total.
  if (error) return null;
  const about = meta?.isAbout ? 'about ' : '';
  const label = ({ from, to, count }: Shown) =>
    `${asCount(from)}–${asCount(to)} of ${about}${asCount(count)}`;
  // Material UI's own property, which react-admin hands on but does not declare.
  const words = { labelDisplayedRows: label };
  return <Pagination rowsPerPageOptions={PAGES} {...words} />;
}

const PAGE = 25;
/** So many filters fit in one row. */
const FEW_FILTERS = 6;
/** A refusal is shown in place of the list, so react-admin shows no second message. */
const QUIET = { onError: () => undefined };
const SMALL = '(max-width: 640px)';
/** Below this width a table would show only its first columns. */
const NARROW = '(max-width: 900px)';

type Filter = ReactElement<{ readonly alwaysOn?: boolean }>;

type ListScreenProps<Row> = {
  readonly resource: string;
  /** By default, the newest entry is first. */
  /** A field alone has the newest first. */
  readonly sort?: string | SortPayload;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  readonly rowClick?: 'show' | 'edit' | false;
  readonly bulkActions?: ReactElement | false | undefined;
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
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  if (isPending) return <p className="loading">Loading...</p>;
  const cells = cellsOf(props);
  const hidden = cells.filter(
    ({ rank = 2, isBadge }, at) => rank === 3 || (isNarrow && rank === 2 && at > 0 && !isBadge),
  );
  const toolbar = bulkActions && (
    <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar>
  );
  return (
    <DataTable
      rowClick={rowClick}
      bulkActionsToolbar={toolbar || undefined}
      bulkActionButtons={bulkActions}
      hiddenColumns={hidden.map(({ source }) => source)}
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
  const { resource, sort: by = 'createdAt', filters, columns, bulkActions } = props;
  const sort = typeof by === 'string' ? ({ field: by, order: 'DESC' } as const) : by;
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
