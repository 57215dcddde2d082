import { ActionButton } from '../../components/action-button.js';
import { SelectField } from '../../components/field.js';
import { DECISIONS } from './settlement-words.js';
import type { SettlementEntry } from './settlement-row.js';

const DECISION = <SelectField name="decision" label="Decision" words={DECISIONS} autoFocus />;

export function DifferenceActions({ difference }: { readonly difference: SettlementEntry }) {
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
