import { timelineEntriesOf } from './timeline-entries.js';
import type { PaymentEntry } from './payment-entry.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';

/** The history of the payment, from every source. */
export function TimelineOf({ payment }: { readonly payment: PaymentEntry }) {
  const rows = timelineEntriesOf(payment).map(({ key, at, what, detail }) => ({
    key,
    cells: [<Moment key="at" at={at} isExact />, what, detail || '–'],
  }));
  return (
    <PlainTable
      title="Timeline"
      empty="Nothing has happened yet."
      columns={['When', 'What', 'Detail']}
      rows={rows}
    />
  );
}
