import { wordFor } from '@portal/domain/kernel/words.js';
import { linkTo, Moment } from '../../components/values.js';
import { asPaise } from '../../components/format.js';
import { PlainTable } from '../../components/plain-table.js';
import { ShowScreen } from '../../components/show-screen.js';
import { kindInWords } from '../payments/difference-kinds.js';
import { isDifference, type SettlementEntry } from './settlement-row.js';
import { SETTLED_KIND_WORDS, DECISIONS } from './settlement-words.js';
import { SettlementState } from './settlement-state.js';
import { ActionButton } from '../../components/action-button.js';
import { SelectField } from '../../components/field.js';

const DECISION = <SelectField name="decision" label="Decision" words={DECISIONS} />;

function DifferenceActions({ difference }: { readonly difference: SettlementEntry }) {
  const { id, state: seen } = difference;
  const path = `settlements/${id}/decide` as const;
  return (
    <>
      <ActionButton
        label="Decide"
        path={path}
        values={{ seen }}
        fields={DECISION}
        done="The decision is kept."
      >
        Explained: it is in order. Corrected: the books were put right. Written off: the money is
        given up. No money moves by it; the reason is shown beside the difference.
      </ActionButton>
      {seen !== 'open' && (
        <ActionButton
          label="Open again"
          path={path}
          values={{ decision: 'open', seen }}
          done="The difference is open again."
        >
          It counts as open until somebody decides on it again.
        </ActionButton>
      )}
    </>
  );
}

const factsOfDifference = (one: SettlementEntry) =>
  [
    ['State', <SettlementState key="state" state={one.state} />],
    ['Amount', asPaise(one.amount)],
    ['Order', linkTo('payments', one.paymentId, one.orderId)],
    ['Payment at the provider', one.providerPaymentId],
    ['Refund, chargeback or settlement', one.reference],
    ['Found', <Moment key="found" at={one.at} />],
    ...(one.note
      ? ([
          ['Note', one.note],
          ['By', one.decidedBy],
          ['Decided', <Moment key="decided" at={one.decidedAt} />],
        ] as const)
      : []),
  ] as const;

const factsOfSettlement = (one: SettlementEntry) =>
  [
    ['State', <SettlementState key="state" state={one.state} />],
    ['Bank reference (UTR)', one.reference],
    ['Arrived', asPaise(one.amount)],
    ['Paid, less the fees', asPaise(one.credit)],
    ['Given back', asPaise(one.debit)],
    ['Did not arrive', asPaise(one.missing)],
    ['Fees', asPaise(one.fee)],
    ['Tax on the fees', asPaise(one.tax)],
    ['Entries', String(one.entries)],
    ['Made', <Moment key="made" at={one.at} />],
  ] as const;

function Entries({ settlement: { settled } }: { readonly settlement: SettlementEntry }) {
  const rows = settled.map(({ id, kind, providerPaymentId, paymentId, ...money }) => ({
    key: id,
    cells: [
      id,
      wordFor(SETTLED_KIND_WORDS, kind),
      paymentId
        ? linkTo('payments', paymentId, providerPaymentId || 'Payment')
        : providerPaymentId || '–',
      asPaise(money.amount),
      asPaise(money.fee),
      asPaise(money.credit - money.debit),
    ],
  }));
  return (
    <PlainTable
      title="The newest 100 entries"
      empty="No entries"
      columns={['Entry', 'Kind', 'Of payment', 'Amount', 'Fee', 'Settled']}
      rows={rows}
    />
  );
}

export default function SettlementShow() {
  return (
    <ShowScreen<SettlementEntry>
      resource="settlements"
      title={(one) =>
        isDifference(one) ? kindInWords(one.kind) : `${asPaise(one.amount)} to the bank`
      }
      actions={(one) => isDifference(one) && <DifferenceActions difference={one} />}
      facts={(one) => (isDifference(one) ? factsOfDifference(one) : factsOfSettlement(one))}
    >
      {(one) => !isDifference(one) && <Entries settlement={one} />}
    </ShowScreen>
  );
}
