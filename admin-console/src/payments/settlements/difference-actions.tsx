import { ActionButton } from '../../components/action-button.js';
import { SelectField } from '../../components/field.js';
import type { Refused } from '../../components/use-submit.js';
import type { SettlementEntry } from './settlement-row.js';
import { DECISIONS } from './settlement-words.js';

const DecisionField = ({ refused }: { readonly refused: Refused | null }) => (
  <SelectField name="decision" label="Decision" words={DECISIONS} refused={refused} autoFocus />
);

export function DifferenceActions({ difference }: { readonly difference: SettlementEntry }) {
  const { id, state: seen } = difference;
  const path = `settlements/${id}/decide` as const;
  return (
    <>
      <ActionButton
        label="Decide"
        path={path}
        body={({ decision: chosen }) => ({ decision: chosen, seen })}
        fields={(refused) => <DecisionField refused={refused} />}
        done="The decision is kept."
      >
        Explained: it is in order. Corrected: the books were put right. Written off: the money is
        given up. No money moves by it; the reason is shown beside the difference.
      </ActionButton>
      {seen !== 'open' && (
        <ActionButton
          label="Open again"
          path={path}
          body={() => ({ decision: 'open', seen })}
          done="The difference is open again."
        >
          It counts as open until somebody decides on it again.
        </ActionButton>
      )}
    </>
  );
}
