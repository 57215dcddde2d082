import type { RaRecord } from 'react-admin';
import { DataTable, type Column } from './data-table.js';
import { Loading } from './loading.js';
import { Notice } from './notice.js';
import { useList } from './use-list.js';
import type { Resource } from '../providers/data-provider.js';

type ListScreenProps<Row> = {
  readonly resource: Resource;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
  /** What to say of a refusal for which the server has no words. */
  readonly refused: string;
};

/** A resource as a table, with what stands there while it loads, fails or is empty. */
export function ListScreen<Row extends RaRecord<string>>(props: ListScreenProps<Row>) {
  const { resource, label, columns, empty, refused } = props;
  const { state, retry } = useList<Row>(resource, refused);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') {
    return (
      <Notice kind="error">
        <span>{state.message}</span>
        <button type="button" className="button secondary" onClick={retry}>
          Try Again
        </button>
      </Notice>
    );
  }
  if (state.rows.length === 0) return <p className="empty">{empty}</p>;
  return <DataTable label={label} columns={columns} rows={state.rows} />;
}
