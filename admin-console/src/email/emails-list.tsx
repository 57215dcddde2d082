import {
  EMAIL_KIND_WORDS,
  EMAIL_STATE_WORDS,
  emailKindInWords,
} from '@portal/domain/email/email-words.js';
import { DataTable } from 'react-admin';
import { When } from '../components/cells.js';
import { EmailState } from './email-state.js';
import { AllSelected } from '../components/bulk/all-selected.js';
import { EntryColumn, StateColumn } from '../components/columns.js';
import { Excerpt } from '../components/excerpt.js';
import { dateFilters, choiceFilter, searchFilter } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import type { Row } from '../providers/api-types.js';

type EmailRow = Row<'emails'>;

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', EMAIL_STATE_WORDS),
  choiceFilter('kind', 'Kind', EMAIL_KIND_WORDS),
  ...dateFilters('Owed'),
];

const card = (row: EmailRow) => ({
  title: row.to,
  badge: <EmailState state={row.state} />,
  lines: [emailKindInWords(row.kind), row.lastError, <Moment key="date" at={row.createdAt} />],
});

const KINDS = ['retry-emails', 'cancel-emails'] as const;

const Column = DataTable.Col<EmailRow>;

export default function EmailsList() {
  return (
    <ListScreen
      resource="emails"
      filters={FILTERS}
      empty="No emails found"
      refused="Failed to fetch emails."
      bulkActions={<AllSelected kinds={KINDS} />}
      card={card}
    >
      <EntryColumn<EmailRow> source="to" words={({ to }) => to} />
      <Column source="kind" disableSort render={({ kind }) => emailKindInWords(kind)} />
      <StateColumn as={EmailState} />
      <Column source="tries" disableSort align="right" />
      <Column
        source="lastError"
        label="Error"
        disableSort
        render={({ lastError }) => <Excerpt of={lastError ?? ''} />}
      />
      <Column source="createdAt" label="Owed since" field={When} />
      <Column source="sentAt" label="Sent" disableSort field={When} />
    </ListScreen>
  );
}
