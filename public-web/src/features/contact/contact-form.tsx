import type { Enquiry } from '@portal/domain/applications/contact-message.js';
import { GRIEVANCE_DAYS } from '@portal/domain/kernel/grievance-days.js';
import { useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/button.js';
import { FieldPair, Form, TextField } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { TextArea } from '../../components/text-area.js';
import { UnsentNotice } from '../../components/unsent-notice.js';
import { useHydrated } from '../../lib/use-session.js';
import { prepareSending, useContact } from './use-contact.js';

type ContactFormProps = {
  /** What an enquiry asks for. */
  readonly about?: Enquiry;
};

export function ContactForm({ about }: ContactFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Without scripts the server says what is missing.
  const isHydrated = useHydrated();
  const { kind, status, isSending, maySend, field, send } = useContact(frame, about);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send().then((outcome) => {
      if (outcome?.state !== 'invalid') return;
      const [first] = Object.keys(outcome.errors);
      frame.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
    });
  };

  return (
    <div ref={frame} onFocus={prepareSending}>
      <Form label={about ? 'Enquiry' : 'Contact'} action="/contact" onSubmit={submit}>
        {kind === 'grievance' && (
          <p>
            This is a complaint about the use of personal data. It goes to the Grievance Officer,
            and a mail says by when we answer: within {GRIEVANCE_DAYS} days.
          </p>
        )}
        <FieldPair>
          <TextField {...field('name')} label="Full Name*" autoComplete="name" />
          <TextField {...field('email')} label="Email Address*" type="email" autoComplete="email" />
        </FieldPair>
        {!about && <TextField {...field('subject')} label="Subject" isOptional />}
        <TextArea {...field('message')} label="Message*" rows={about ? 4 : 6} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="service" value={about?.service ?? ''} />
        <input type="hidden" name="estimate" value={about?.estimate ?? ''} />
        <input hidden name="reference" tabIndex={-1} autoComplete="off" />
        {status.state === 'success' && <Notice kind="success">{status.message}</Notice>}
        {status.state === 'success' && status.copy}
        {status.state === 'error' && <UnsentNotice message={status.message} />}
        <Button type="submit" isWide disabled={isHydrated && !maySend}>
          {isSending ? 'Sending…' : 'Send Message'}
        </Button>
      </Form>
    </div>
  );
}
