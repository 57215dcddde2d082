import {
  REFUND_STATE_WORDS,
  UPDATE_SOURCE_WORDS,
  UPDATE_WORDS,
} from '@portal/domain/payments/payment-words.js';
import { kindInWords } from './difference-kinds.js';
import type { PaymentAction, PaymentEntry } from './payment-entry.js';
import { statusOf } from './payment-status.js';
import { actionInWords } from '../../audit/audit-words.js';
import { asPaise } from '../../components/format.js';
import { eventInWords } from '../provider-events/event-words.js';

export type TimelineEntry = {
  readonly key: string;
  readonly at: string;
  readonly what: string;
  readonly detail: string;
};

const OUTCOMES: Readonly<Record<string, string>> = {
  done: 'worked off',
  waiting: 'waits to be worked off',
  ignored: 'says nothing to us',
  unmatched: 'for no order of ours',
};

function actionOf({ id, action, adminName, at, before, after }: PaymentAction): TimelineEntry {
  const states = [before, after].map((state) => state && statusOf(state).label);
  const changed = before && after && before !== after ? ` ${states.join(' → ')}` : '';
  const words: Readonly<Record<string, readonly [what: string, detail: string]>> = {
    'check-payment': ['Provider asked', changed ? `Found:${changed}` : 'Nothing new was found'],
    'refund-payment': ['Refund ordered', ''],
  };
  const [what, detail] = words[action] ?? [actionInWords(action), ''];
  return { key: id, at, what, detail: [`By ${adminName}`, detail].filter(Boolean).join('. ') };
}

const ordered = ({ createdAt, amount, orderId }: PaymentEntry): TimelineEntry => ({
  key: 'ordered',
  at: createdAt,
  what: 'Ordered',
  detail: [asPaise(amount), orderId ?? 'The provider has not answered yet'].join(', '),
});

function milestones(payment: PaymentEntry): TimelineEntry[] {
  const { paidAt, replacedAt, paymentId } = payment;
  return [
    ordered(payment),
    ...(paidAt ? [{ key: 'paid', at: paidAt, what: 'Marked paid', detail: paymentId ?? '' }] : []),
    ...(replacedAt
      ? [
          {
            key: 'replaced',
            at: replacedAt,
            what: 'Replaced',
            detail: 'A newer order of another fee took its place',
          },
        ]
      : []),
  ];
}

const learned = ({ history }: PaymentEntry): TimelineEntry[] =>
  history.map(({ id, at, providerPaymentId, source, change }) => ({
    key: `history-${id}`,
    at,
    what: UPDATE_WORDS[change],
    detail: `${providerPaymentId}, learned from ${UPDATE_SOURCE_WORDS[source]}`,
  }));

const webhooks = ({ events }: PaymentEntry): TimelineEntry[] =>
  events.map(({ id, name, state, providerPaymentId, receivedAt }) => ({
    key: `event-${id}`,
    at: receivedAt,
    what: `Webhook: ${eventInWords(name)}`,
    detail: [providerPaymentId, OUTCOMES[state] ?? state].filter(Boolean).join(', '),
  }));

const amountReturned = ({ refunds }: PaymentEntry): TimelineEntry[] =>
  refunds.map(({ id, amount, state, providerPaymentId, createdAt }) => ({
    key: `refund-${id}`,
    at: createdAt,
    what: 'Refund begun',
    detail: `${asPaise(amount)} of ${providerPaymentId}, now ${REFUND_STATE_WORDS[state].toLowerCase()}`,
  }));

const found = ({ differences }: PaymentEntry): TimelineEntry[] =>
  differences.map(({ id, kind, amount, providerPaymentId, foundAt }) => ({
    key: `difference-${id}`,
    at: foundAt,
    what: 'Books compared',
    detail: `${kindInWords(kind)}: ${asPaise(amount)}, ${providerPaymentId}`,
  }));

/** Oldest first. Entries of one transaction have the same moment; the server sends the newest first. */
export const timelineEntriesOf = (payment: PaymentEntry): readonly TimelineEntry[] =>
  [
    ...webhooks(payment).toReversed(),
    ...learned(payment).toReversed(),
    ...milestones(payment),
    ...payment.actions.map(actionOf).toReversed(),
    ...amountReturned(payment).toReversed(),
    ...found(payment).toReversed(),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
