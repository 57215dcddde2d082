import { BULK_KINDS } from '@portal/domain/bulk/bulk-action.js';
import { DataTable, SelectInput } from 'react-admin';
import { When } from '../components/cells.js';
import type { BulkJobRow } from './bulk-job-row.js';
import { BulkJobState, STATE_WORDS } from './bulk-job-state.js';
import { filterInWords, KIND_WORDS, workInWords } from './bulk-words.js';
import { EntryColumn, StateColumn } from '../components/columns.js';
import { Excerpt } from '../components/excerpt.js';
import { between, search } from '../components/filters.js';
import { asCount } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

const STATES = Object.entries(STATE_WORDS).map(([id, [, name]]) => ({ id, name }));
const KINDS = BULK_KINDS.map((kind) => ({ id: kind, name: KIND_WORDS[kind] }));

const FILTERS = [
  search,
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <SelectInput key="kind" source="kind" label="What" choices={KINDS} alwaysOn />,
  ...between('Began'),
];

const countsOf = ({ done, total }: BulkJobRow): string => `${asCount(done)} of ${asCount(total)}`;

const card = (row: BulkJobRow) => ({
  title: workInWords(row),
  badge: <BulkJobState state={row.state} />,
  lines: [
    `${countsOf(row)} done, ${asCount(row.skipped)} skipped`,
    filterInWords(row.filter),
    <Excerpt key="reason" of={row.reason} />,
    row.adminName,
    <Moment key="date" at={row.startedAt} />,
  ],
});

const Column = DataTable.Col<BulkJobRow>;

export default function BulkJobsList() {
  return (
    <ListScreen
      resource="bulk-jobs"
      sort={{ field: 'startedAt', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No bulk work found"
      refused="Failed to fetch the bulk work."
    >
      <EntryColumn<BulkJobRow> source="kind" label="What" words={workInWords} />
      <StateColumn as={BulkJobState} />
      <Column source="done" label="Done" disableSort align="right" render={countsOf} />
      <Column
        source="skipped"
        label="Skipped"
        disableSort
        align="right"
        render={({ skipped }) => asCount(skipped)}
      />
      <Column
        source="filter"
        label="Rows"
        disableSort
        render={({ filter }) => <Excerpt of={filterInWords(filter)} />}
      />
      <Column source="reason" disableSort render={({ reason }) => <Excerpt of={reason} />} />
      <Column source="adminName" label="Admin" disableSort />
      <Column source="startedAt" label="Began" field={When} />
    </ListScreen>
  );
}
