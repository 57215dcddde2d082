import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { SubmitButton } from '../../components/submit-button.js';
import { callApi } from '../../lib/api.js';
import { messageOf } from '../../lib/api-failure.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import type { CorrectionLink } from './correction-link.js';
import { endVerification } from './pending-verification.js';

const FALLBACKS = {
  refused: 'That did not work.',
  unreachable: 'Could not connect to the server.',
};

type LinkProps = { readonly link: CorrectionLink };

const tell = (path: string, { id, token }: CorrectionLink, more: object = {}) =>
  callApi<{ message: string }>(path, {
    method: 'POST',
    body: { id, token, ...more },
    asStudent: false,
  }).then(({ message }) => message);

export function CorrectionStep({ link }: LinkProps) {
  return link.purpose === 'confirm' ? <Confirm link={link} /> : <Objection link={link} />;
}

const passwordErrors = ({ password }: { password: string }) =>
  password === '' ? { password: 'Password is required' } : {};

function Confirm({ link }: LinkProps) {
  const [done, setDone] = useState('');
  const { phase, field, submit } = usePortalForm({
    defaults: { password: '' },
    validate: passwordErrors,
    send: async ({ password }) => {
      setDone(await tell('/api/auth/confirm-email', link, { password }));
      // The session has ended with the address that it was begun with.
      sessions.end();
      endVerification();
    },
  });
  if (done !== '') return <Done message={done} to="/signin" label="Sign In" />;
  return (
    <Form label="Confirm your email" onSubmit={submit}>
      <p>Enter the password of your account, so that nobody else can confirm this address.</p>
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      {phase.state === 'failed' && !phase.landed && (
        <Notice kind="error">{messageOf(phase.failure, FALLBACKS)}</Notice>
      )}
      <SubmitButton isBusy={phase.state === 'sending'}>Confirm this address</SubmitButton>
    </Form>
  );
}

function Objection({ link }: LinkProps) {
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const object = async () => {
    setBusy(true);
    try {
      setDone(await tell('/api/auth/object-to-email', link));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  if (done !== '') return <Done message={done} to="/reset-password" label="Set a new password" />;
  return (
    <>
      <p>
        If you did not ask for another email address, press the button. A change that waits is
        stopped; one that was made is taken back, and every device is signed out.
      </p>
      {failure !== null && <Notice kind="error">{messageOf(failure, FALLBACKS)}</Notice>}
      <Button isWide isBusy={isBusy} onClick={() => void object()}>
        This was not me
      </Button>
    </>
  );
}

type DoneProps = { readonly message: string; readonly to: string; readonly label: string };

const Done = ({ message, to, label }: DoneProps) => (
  <>
    <Notice kind="success">{message}</Notice>
    <p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </p>
  </>
);
