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
  type SortPayload,
} from 'react-admin';
import { CardList, type Card, type CardOf } from './card-list.js';
import { ExportButton } from './export-button.js';
import { ListFailure } from './list-failure.js';
import { ListPagination } from './list-pagination.js';
import { NothingFound } from './nothing-found.js';

const PAGE = 25;
/** So many filters fit in one row. */
const FEW_FILTERS = 6;
/** A wide table scrolls by itself, and a long word does not make its column wider. */
const WITHIN = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' },
  // The head of the table stays visible while the rows scroll.
  '& .RaDataTable-tableWrapper': { overflow: 'auto', maxHeight: 'calc(100dvh - 2rem)' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: 'var(--paper)' },
  '& td': { maxWidth: '17rem', overflowWrap: 'break-word' },
};
/** A refusal is shown in place of the list, so react-admin shows no second message. */
const QUIET = { onError: () => undefined };
const NEWEST_FIRST: SortPayload = { field: 'createdAt', order: 'DESC' };
const SMALL = '(max-width: 640px)';
/** Below this width a table would show only its first columns. */
const NARROW = '(max-width: 900px)';

type Filter = ReactElement<{ readonly alwaysOn?: boolean }>;

type ListScreenProps = {
  readonly resource: string;
  /** By default, the newest entry is first. */
  readonly sort?: SortPayload;
  readonly filters: readonly Filter[];
  readonly empty: string;
  /** The message of a refusal for which the server has no words. */
  readonly refused: string;
  readonly rowClick?: 'show' | 'edit' | false;
  readonly bulkActions?: ReactElement | false;
  /** What a narrow screen shows of each entry; without it, the table scrolls there. */
  readonly card?: (row: never) => Card;
  /** The fields to sort by where there is no table head to click. */
  readonly sortable?: string[];
  readonly children: ReactNode;
};

const shown = (filter: Filter): Filter => cloneElement(filter, { alwaysOn: true });

type ListActionsProps = {
  readonly asCards: boolean;
  readonly sortable: string[];
};

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

function Table({ rowClick = 'show', bulkActions = false, empty, children }: ListScreenProps) {
  const { isPending } = useListContext();
  if (isPending) return <p className="loading">Loading...</p>;
  const toolbar = bulkActions && (
    <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar>
  );
  return (
    <DataTable
      rowClick={rowClick}
      {...(toolbar ? { bulkActionsToolbar: toolbar } : { bulkActionButtons: false })}
      empty={<NothingFound words={empty} />}
    >
      {children}
    </DataTable>
  );
}

export function ListScreen(props: ListScreenProps) {
  const { resource, sort = NEWEST_FIRST, filters, empty, refused, card, bulkActions } = props;
  // Rows can be selected in a table only.
  const width = bulkActions ? SMALL : NARROW;
  const asCards = useMediaQuery(width, { noSsr: true }) && card !== undefined;
  const inSight = asCards || filters.length > FEW_FILTERS ? [...filters] : filters.map(shown);
  return (
    <List
      resource={resource}
      sort={sort}
      perPage={PAGE}
      filters={inSight}
      actions={<ListActions asCards={asCards} sortable={props.sortable ?? [sort.field]} />}
      pagination={<ListPagination />}
      empty={false}
      error={<ListFailure refused={refused} />}
      exporter={false}
      title={false}
      component="div"
      sx={WITHIN}
      queryOptions={QUIET}
    >
      {asCards ? <CardList card={card as CardOf} empty={empty} /> : <Table {...props} />}
    </List>
  );
}
