import type {
  ContactForm,
  Enquiry,
  MessageKind,
} from '@portal/domain/applications/contact-message.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { useEffect, useState, type RefObject } from 'react';
import { createFormDraft } from '../../lib/form-draft.js';
import type { Outcome } from './send-message.js';

const EMPTY: ContactForm = { name: '', email: '', subject: '', message: '' };
const NAMES = ['name', 'email', 'subject', 'message'] as const;
const REQUIRED = ['name', 'email', 'message'] as const;
const UNREACHABLE = 'Network error. Please check your connection and try again.';

type Status = { readonly state: 'idle' | 'sending' } | Outcome;

const loadSending = () => import('./send-message.js');

/** Loaded when somebody begins to write, so that it is there even if the connection fails. */
export const prepareSending = (): void =>
  void loadSending().then(
    ({ beginForm }) => beginForm(),
    () => undefined,
  );

const trySending = (form: ContactForm & Partial<Enquiry>, kind: MessageKind): Promise<Outcome> =>
  loadSending().then(
    ({ sendMessage }) => sendMessage(form, kind),
    () => ({ state: 'error', message: UNREACHABLE }),
  );

/** @param about what an enquiry asks for; absent for other messages */
export function useContact(frame: RefObject<HTMLDivElement | null>, about?: Enquiry) {
  const [form, setForm] = useState(EMPTY);
  const [draft] = useState(() => createFormDraft(`portal.messageDraft:${about?.service ?? ''}`));
  const [kind, setKind] = useState<MessageKind>(about ? 'enquiry' : 'message');
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  const isSending = status.state === 'sending';
  const isComplete = REQUIRED.every((name) => form[name].trim() !== '');

  const send = async (): Promise<Outcome | null> => {
    if (isSending || !isComplete) return null;
    setStatus({ state: 'sending' });
    const outcome = await trySending({ ...form, ...about }, kind);
    setStatus(outcome);
    if (outcome.state === 'success') {
      setForm(EMPTY);
      draft.drop();
    }
    return outcome;
  };

  const field = (name: keyof ContactForm) => ({
    name,
    value: form[name],
    error: status.state === 'invalid' ? status.errors[name] : undefined,
    // A message can't be changed while it is being sent.
    readOnly: isSending,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...form, [name]: target.value };
      setForm(next);
      draft.keep(next);
      if (!isSending) setStatus({ state: 'idle' });
    },
  });

  // Text that was typed before this code was loaded, and the kind and subject that a link names.
  useEffect(() => {
    const typed = new FormData(frame.current?.querySelector('form') ?? undefined);
    const texts = Object.fromEntries(typed) as Partial<typeof EMPTY>;
    const kept = draft.over(EMPTY);
    const asked = byName(NAMES, (name) => (kept[name] === '' ? (texts[name] ?? '') : kept[name]));
    const link = new URLSearchParams(location.search);
    const linked = link.get('subject') ?? '';
    if (link.get('kind') === 'grievance') setKind('grievance');
    setForm({ ...asked, subject: asked.subject || linked });
  }, [frame, draft]);

  return { kind, status, isSending, maySend: isComplete && !isSending, field, send };
}
