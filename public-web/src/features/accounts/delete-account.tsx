import {
  CONFIRMATION,
  validateDeletion,
  type DeletionForm,
} from '@portal/domain/privacy/delete-own-account.js';
import { RETENTION } from '@portal/domain/settings/retention.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGo } from '../../lib/navigation.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';
import { Form, SubmitButton, TextField } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { leaveBrowser } from '../../lib/leave-browser.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { deleteAccount, fetchSealedDays } from './data-export-api.js';
import styles from './data-export.module.css';

const FALLBACKS = {
  refused: 'Your account could not be deleted.',
  unreachable: 'Could not connect to the server. Nothing was deleted, unless a mail tells you so.',
};

const UNTOLD = { refused: 'What is kept could not be fetched.' };

const EMPTY: DeletionForm = { password: '', confirmation: '' };

type DeleteAccountProps = { readonly email: string; readonly onClose: () => void };

export function DeleteAccount({ email, onClose }: DeleteAccountProps) {
  const go = useGo();
  const [isDone, setDone] = useState(false);

  const leave = () => {
    go('/');
    leaveBrowser();
  };

  if (isDone) {
    return (
      <Dialog key="done" title="Your account is deleted" onClose={leave}>
        <p>You are signed out everywhere. A last mail confirms it.</p>
        <div className="flex wrap gap-3 items-start">
          <Button onClick={leave}>To the home page</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="asked" title="Delete my account" onClose={onClose}>
      <Asked email={email} onDone={() => setDone(true)} onClose={onClose} />
    </Dialog>
  );
}

type AskedProps = DeleteAccountProps & { readonly onDone: () => void };

function Asked(props: AskedProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['erasure', props.email],
    queryFn: () => fetchSealedDays(props.email),
  });
  if (data === undefined) {
    return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={UNTOLD} />;
  }
  return (
    <>
      <WhatHappens sealedDays={data} />
      <DeletionFormView {...props} />
    </>
  );
}

function WhatHappens({ sealedDays }: { sealedDays: number }) {
  return (
    <ul className={styles.told}>
      <li>
        Deleted for good: your profile and picture, your tests, answers and results, your
        applications and messages from this address. A test that is open ends without a result.
      </li>
      <li>
        Kept without your name and contact details: records of payments, for{' '}
        {RETENTION.paymentFinancialYears} financial years, as the law asks.
      </li>
      {sealedDays > 0 && (
        <li>
          Kept sealed for {sealedDays} days, as the law asks: a copy of what we held. Nobody can
          read it on our servers, and it is used for nothing else.
        </li>
      )}
      <li>Attempts that are left are lost. A new account pays again.</li>
    </ul>
  );
}

function DeletionFormView({ email, onDone, onClose }: AskedProps) {
  const { phase, field, submit } = usePortalForm<DeletionForm>({
    defaults: EMPTY,
    validate: validateDeletion,
    send: async (form) => {
      await deleteAccount(email, form);
      onDone();
    },
  });
  return (
    <Form label="Delete my account" onSubmit={submit}>
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <TextField
        {...field('confirmation')}
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
      />
      {phase.state === 'failed' && !phase.landed && (
        <Notice kind="error">{messageOf(phase.failure, FALLBACKS)}</Notice>
      )}
      <div className="flex wrap gap-3 items-start">
        <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
          Delete for good
        </SubmitButton>
        <Button look="secondary" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </Form>
  );
}
