import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../components/notice.js';
import { SelectField } from '../../components/select-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { fetchInvoiceState, saveInvoiceState } from './payments-api.js';

const FALLBACKS = {
  refused: 'The State could not be saved.',
  unreachable: 'The State could not be saved. Please check your connection and choose again.',
};

/** Asks for the State of the tax invoice, where the tax depends on it. */
export function StateForInvoice() {
  const { data } = useQuery({
    queryKey: ['invoice-state'],
    queryFn: fetchInvoiceState,
    retry: false,
  });
  return data?.isAsked ? <Choice states={data.states} known={data.state ?? ''} /> : null;
}

type ChoiceProps = { readonly states: readonly string[]; readonly known: string };

function Choice({ states, known }: ChoiceProps) {
  const [state, setState] = useState(known);
  const [saved, setSaved] = useState<string>();
  const [fault, setFault] = useState<string>();
  const choose = async (chosen: string) => {
    setState(chosen);
    setSaved(undefined);
    setFault(undefined);
    try {
      await saveInvoiceState(chosen);
      setSaved(chosen);
    } catch (failure) {
      setFault(messageOf(failure, FALLBACKS));
    }
  };
  return (
    <>
      <SelectField
        name="invoice-state"
        label="Your State or union territory"
        hint="Only for the tax invoice, which names it as the place of supply."
        isOptional
        prompt="Not named"
        value={state}
        choices={states.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => void choose(target.value)}
      />
      <p className="visually-hidden" role="status">
        {saved === undefined ? '' : 'The State is saved.'}
      </p>
      {fault && <Notice kind="error">{fault}</Notice>}
    </>
  );
}
