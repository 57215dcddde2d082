import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { Form } from '../../../components/form.js';
import { Notice } from '../../../components/notice.js';
import { PasswordField } from '../../../components/password-field.js';
import { messageOf } from '../../../lib/api-failure.js';
import { sessions } from '../../../lib/session.js';
import { signIn } from '../../../lib/sign-in.js';

const FALLBACKS = { refused: 'Sign in failed', unreachable: 'Could not sign in.' };
const EMPTY = 'Password is required';

function useSigningIn(email: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (password: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { token, user } = await signIn({ email, password });
      sessions.begin({ ...user, token });
    } catch (cause) {
      setFailure(cause);
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
}

export type SignInAgainProps = {
  readonly email: string;
  readonly signedOut: string;
  readonly onClose: () => void;
};

/** Asks for the password during a test, whose clock goes on. */
export function SignInAgain({ email, signedOut, onClose }: SignInAgainProps) {
  const { isBusy, failure, send } = useSigningIn(email);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(password === '' ? EMPTY : undefined);
    if (password !== '' && !isBusy) void send(password);
  };

  return (
    <Dialog title="Please sign in again" onClose={onClose}>
      <p>Your session has ended. {signedOut}</p>
      <Form label="Sign in again" onSubmit={submit}>
        <input
          className="visually-hidden"
          type="email"
          name="email"
          autoComplete="username"
          aria-label="Email"
          tabIndex={-1}
          value={email}
          readOnly
        />
        <PasswordField
          name="again-password"
          label={`Password of ${email}`}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure !== null && <Notice kind="error">{messageOf(failure, FALLBACKS)}</Notice>}
        <div className="flex wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            Sign In
          </Button>
          <Button look="secondary" onClick={onClose}>
            Later
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
