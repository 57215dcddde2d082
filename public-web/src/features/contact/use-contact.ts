import type { ContactForm } from '@portal/domain/applications/contact-message.js';
import { useState } from 'react';
import type { Outcome } from './send-message.js';

const EMPTY: ContactForm = { name: '', email: '', subject: '', message: '' };
const REQUIRED = ['name', 'email', 'message'] as const;
const UNREACHABLE: Outcome = {
  state: 'error',
  message: 'Network error. Please check your connection and try again.',
};

type Status = { readonly state: 'idle' | 'sending' } | Outcome;

const loadSending = () => import('./send-message.js');

/** Fetched when somebody begins to write, so that it is there when the connection is not. */
export const prepareSending = (): void =>
  void loadSending().then(
    ({ beginForm }) => beginForm(),
    () => undefined,
  );

const trySending = (form: ContactForm): Promise<Outcome> =>
  loadSending().then(
    ({ sendMessage }) => sendMessage(form),
    () => UNREACHABLE,
  );

/** The contact form: what is typed in it, and how its sending stands. */
export function useContact() {
  const [form, setForm] = useState(EMPTY);
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  const isSending = status.state === 'sending';
  const isComplete = REQUIRED.every((name) => form[name].trim() !== '');

  const send = async (): Promise<Outcome | null> => {
    if (isSending || !isComplete) return null;
    setStatus({ state: 'sending' });
    const outcome = await trySending(form);
    setStatus(outcome);
    if (outcome.state === 'success') setForm(EMPTY);
    return outcome;
  };

  const field = (name: keyof ContactForm) => ({
    name,
    value: form[name],
    error: status.state === 'invalid' ? status.errors[name] : undefined,
    // What is being sent stays as it is.
    readOnly: isSending,
    onChange: ({ target }: { target: { value: string } }) => {
      setForm({ ...form, [name]: target.value });
      if (!isSending) setStatus({ state: 'idle' });
    },
  });

  /** Takes what was typed before this code was there. */
  const takeEarly = (held: FormData): void => {
    const names = Object.keys(EMPTY) as (keyof ContactForm)[];
    const typed = names.map((name) => [name, held.get(name)]);
    setForm(Object.fromEntries(typed) as ContactForm);
  };

  return { takeEarly, status, isSending, maySend: isComplete && !isSending, field, send };
}
