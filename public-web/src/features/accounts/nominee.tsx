import { validateNominee, type NomineeForm } from '@portal/domain/privacy/nominee.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { FailedFetch } from '../../components/failed-fetch.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { SubmitButton } from '../../components/submit-button.js';
import { TextField } from '../../components/text-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import type { Profile } from './accounts-api.js';
import { fetchNominee, nominate, withdrawNomination } from './nominee-api.js';
import styles from './data-export.module.css';

const UNREACHABLE = 'Could not connect to the server.';
const EMPTY: NomineeForm = { name: '', contact: '' };

export function Nominee({ profile: { email } }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['nominee', email],
    queryFn: () => fetchNominee(email),
  });
  const fallbacks = { refused: 'Your nominee could not be fetched.', unreachable: UNREACHABLE };
  return (
    <section className={styles.part} aria-labelledby="nominee-title">
      <h2 id="nominee-title">My nominee</h2>
      <p>
        You may name a person who uses your rights to this data after your death, or if you are
        unable to. Please ask that person first. We write to them only in such a case.
      </p>
      {data === undefined && error && (
        <FailedFetch
          message={messageOf(error, fallbacks)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Named email={email} nominee={data} onChange={refetch} />}
      {data === null && <NomineeFields email={email} onSaved={refetch} />}
    </section>
  );
}

type NamedProps = {
  readonly email: string;
  readonly nominee: NomineeForm;
  readonly onChange: () => Promise<unknown>;
};

function Named({ email, nominee: { name, contact }, onChange }: NamedProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    await withdrawNomination(email).catch(setFailure);
    await onChange();
    setBusy(false);
  };
  const fallbacks = { refused: 'Your nominee was not removed.', unreachable: UNREACHABLE };
  return (
    <>
      <Notice kind="info">
        Your nominee is {name}, {contact}.
      </Notice>
      {failure !== null && <Notice kind="error">{messageOf(failure, fallbacks)}</Notice>}
      <Button look="secondary" isBusy={isBusy} onClick={() => void remove()}>
        Remove my nominee
      </Button>
    </>
  );
}

type FieldsProps = { readonly email: string; readonly onSaved: () => Promise<unknown> };

function NomineeFields({ email, onSaved }: FieldsProps) {
  const { phase, field, submit } = usePortalForm<NomineeForm>({
    defaults: EMPTY,
    validate: validateNominee,
    send: async (form) => {
      await nominate(email, form);
      await onSaved();
    },
  });
  const fallbacks = { refused: 'Your nominee was not kept.', unreachable: UNREACHABLE };
  return (
    <Form label="Name a person" onSubmit={submit}>
      <TextField
        {...field('name')}
        id="nominee-name"
        label="Full name of your nominee"
        autoComplete="off"
      />
      <TextField
        {...field('contact')}
        label="Email address or phone of your nominee"
        autoComplete="off"
      />
      {phase.state === 'failed' && !phase.landed && (
        <Notice kind="error">{messageOf(phase.failure, fallbacks)}</Notice>
      )}
      <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
        Name this person
      </SubmitButton>
    </Form>
  );
}
