import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { authProvider } from '../providers/auth-provider.js';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const credentialsIn = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { username: textIn(data, 'username'), password: textIn(data, 'password') };
};

/** The sign-in as it goes: one call at a time, and its error. */
export function useSignIn() {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const navigate = useNavigate();

  const signIn = async (form: HTMLFormElement) => {
    setBusy(true);
    setError(null);
    try {
      await authProvider.login(credentialsIn(form));
      await navigate('/admin');
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Server error');
      form.querySelector<HTMLInputElement>('#password')?.select();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void signIn(event.currentTarget);
  };

  return { error, isBusy, submit };
}
