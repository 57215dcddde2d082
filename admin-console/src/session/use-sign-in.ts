import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { authProvider, CodeNeeded } from '../providers/auth-provider.js';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const credentialsIn = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const code = textIn(data, 'code');
  return {
    username: textIn(data, 'username'),
    password: textIn(data, 'password'),
    ...(code === '' ? {} : { code }),
  };
};

/** Whoever has to correct something finds it selected. */
const select = (form: HTMLFormElement): void =>
  (
    form.querySelector<HTMLInputElement>('#code') ??
    form.querySelector<HTMLInputElement>('#password')
  )?.select();

/** The sign-in as it goes: one call at a time, its error, and whether a code is asked for. */
export function useSignIn() {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const isUnderWay = useRef(false);
  const navigate = useNavigate();

  const signIn = async (form: HTMLFormElement) => {
    setBusy(true);
    setError(null);
    try {
      await authProvider.login(credentialsIn(form));
      await navigate('/admin');
    } catch (failure) {
      if (failure instanceof CodeNeeded) setAsksForCode(true);
      else setError(failure instanceof Error ? failure.message : 'Server error');
      select(form);
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

  return { error, isBusy, asksForCode, submit };
}
