import { DataTable } from 'react-admin';
import { Paise, When } from '../components/cells.js';
import { PROPOSAL_STATE_WORDS } from './proposal-words.js';
import type { ProposalRow } from './proposal-row.js';
import { ProposalState } from './proposal-state.js';
import { StateColumn, StudentColumn } from '../components/columns.js';
import { Excerpt } from '../components/excerpt.js';
import { between, oneOf, search } from '../components/filters.js';
import { asPaise } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

const FILTERS = [search, oneOf('state', 'State', PROPOSAL_STATE_WORDS), ...between('Proposed')];

const card = (row: ProposalRow) => ({
  title: row.studentName,
  badge: <ProposalState state={row.state} />,
  lines: [asPaise(row.amount), row.reason, <Moment key="date" at={row.createdAt} />],
});

const Column = DataTable.Col<ProposalRow>;

export default function ProposalsList() {
  return (
    <ListScreen
      resource="refund-proposals"
      filters={FILTERS}
      card={card}
      empty="No proposed refunds found"
      refused="Failed to fetch the proposed refunds."
    >
      <StudentColumn />
      <StateColumn as={ProposalState} />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column source="reason" disableSort render={({ reason }) => <Excerpt of={reason} />} />
      <Column source="proposedBy" label="Proposed by" disableSort />
      <Column source="createdAt" label="Proposed" field={When} />
    </ListScreen>
  );
}
