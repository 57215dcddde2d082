import { useRef, useState, type SubmitEvent } from 'react';
import { signWithPasskey } from './passkeys.js';
import {
  authProvider,
  loginByPasskey,
  passkeyChallenge,
  SecondFactorNeeded,
  type Credentials,
} from '../../providers/auth-provider.js';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const credentialsIn = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form);
  const code = textIn(data, 'code');
  return {
    username: textIn(data, 'username'),
    password: textIn(data, 'password'),
    ...(code === '' ? {} : { code }),
  };
};

const select = (form: HTMLFormElement): void =>
  (
    form.querySelector<HTMLInputElement>('[name=code]') ??
    form.querySelector<HTMLInputElement>('#password')
  )?.select();

/** Signs in by the passkey that the refusal asks for. */
async function signInByPasskey(credentials: Credentials, { passkey }: SecondFactorNeeded) {
  if (!passkey) return;
  await authProvider.login({ ...credentials, passkey: await signWithPasskey(passkey) });
}

/** The state of the sign-in: one call at a time, its error, and which second factor is asked for. */
export function useSignIn(onDone: () => Promise<unknown>) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);
  const isUnderWay = useRef(false);

  /** A passkey is asked for at once where no code is accepted, or where the admin chose it. */
  const attempt = async (credentials: Credentials, isPasskeyChosen: boolean) => {
    try {
      await authProvider.login(credentials);
    } catch (failure) {
      if (!(failure instanceof SecondFactorNeeded)) throw failure;
      setNeeded(failure);
      if (failure.takesCode && !isPasskeyChosen) return;
      await signInByPasskey(credentials, failure);
    }
    await onDone();
  };

  const alone = async (work: () => Promise<void>, onFailure?: () => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Server error');
      onFailure?.();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const signIn = (form: HTMLFormElement, isPasskeyChosen: boolean) => {
    const { code, ...known } = credentialsIn(form);
    const credentials = isPasskeyChosen || !code ? known : { ...known, code };
    return alone(
      () => attempt(credentials, isPasskeyChosen),
      () => select(form),
    );
  };

  const signInByPasskeyAlone = () =>
    void alone(async () => {
      await loginByPasskey(await signWithPasskey(await passkeyChallenge()));
      await onDone();
    });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signIn(event.currentTarget, false);
  };
  const choosePasskey = (form: HTMLFormElement) => void signIn(form, true);

  return { error, isBusy, needed, submit, choosePasskey, signInByPasskeyAlone };
}
