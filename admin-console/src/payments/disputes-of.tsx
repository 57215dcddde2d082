import type { DisputeState } from '@portal/domain/payments/dispute.js';
import type { PaymentEntry } from './payment-entry.js';
import { Badge, type Tone } from '../components/badge.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { PlainTable } from '../components/plain-table.js';

const STATES: Readonly<Record<DisputeState, readonly [tone: Tone, label: string]>> = {
  open: ['bad', 'To be answered'],
  'action-required': ['bad', 'More is wanted'],
  'under-review': ['plain', 'Under review'],
  closed: ['plain', 'Closed'],
  won: ['good', 'Won'],
  lost: ['bad', 'Lost'],
};

function State({ state }: { readonly state: DisputeState }) {
  const [tone, label] = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const inWords = (code: string): string => code.replaceAll('_', ' ') || '–';

/** The disputes of the payment, if there are any, each with the date by which to answer it. */
export function DisputesOf({ payment: { disputes } }: { readonly payment: PaymentEntry }) {
  if (disputes.length === 0) return null;
  const rows = disputes.map(({ id, state, amount, reason, phase, respondBy }) => ({
    key: id,
    cells: [
      id,
      <State key="state" state={state} />,
      asPaise(amount),
      inWords(reason),
      inWords(phase),
      <Moment key="by" at={respondBy} />,
    ],
  }));
  return (
    <PlainTable
      title="Disputes"
      empty=""
      columns={['At the provider', 'State', 'Amount', 'Reason', 'Phase', 'Answer by']}
      rows={rows}
    />
  );
}
