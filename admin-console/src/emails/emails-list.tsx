import { DataTable, type RaRecord } from 'react-admin';
import { Badge, type Tone } from '../components/badge.js';
import { between, oneOf, search } from '../components/filters.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type EmailRow = RaRecord<string> & {
  readonly state: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
};

const TONES: Readonly<Record<string, Tone>> = { sent: 'good', failed: 'bad' };

const FILTERS = [
  search,
  oneOf('state', 'State', ['pending', 'sent', 'failed', 'dropped']),
  oneOf('kind', 'Kind', [
    'verification-code',
    'reset-code',
    'application-received',
    'application-notification',
    'contact-notification',
    'payment-receipt',
    'test-result',
  ]),
  ...between,
];

const Column = DataTable.Col<EmailRow>;

/** Every mail that the product owes, and how far it has come. */
export default function EmailsList() {
  return (
    <ListScreen
      resource="emails"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      empty="No emails found"
      refused="Failed to fetch emails."
      rowClick={false}
    >
      <Column source="to" disableSort />
      <Column source="kind" disableSort />
      <Column
        label="State"
        render={({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{state}</Badge>}
      />
      <Column source="tries" disableSort align="right" />
      <Column source="lastError" label="Error" disableSort />
      <Column
        source="createdAt"
        label="Owed since"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <Column label="Sent" render={({ sentAt }) => <Moment at={sentAt} />} />
    </ListScreen>
  );
}
