import {
  validateGrievance,
  type GrievanceForm as Fields,
} from '@portal/domain/applications/grievance.js';
import { GRIEVANCE_DAYS } from '@portal/domain/consents/notices/grievance-days.js';
import { useState } from 'react';
import { Form } from '../../components/form.js';
import { FormTrap } from '../../components/form-trap.js';
import { Notice } from '../../components/notice.js';
import { SubmitButton } from '../../components/submit-button.js';
import { TextArea } from '../../components/text-area.js';
import { TextField } from '../../components/text-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { sendForm } from '../../lib/form-proof.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import styles from './grievance.module.css';

const FALLBACKS = {
  refused: 'Your complaint was not sent. Please try again.',
  unreachable: 'Could not connect to the server. Please try again.',
};

const EMPTY: Fields = { name: '', email: '', message: '' };

/** Complains about the use of personal data; needs no account. */
export function GrievanceForm() {
  const [notMailed, setNotMailed] = useState<string | null>(null);
  const { phase, field, submit } = usePortalForm<Fields>({
    defaults: EMPTY,
    validate: validateGrievance,
    send: async (form) => {
      const { message, mailed = true } = await sendForm('/api/grievances', form);
      setNotMailed(mailed ? null : message);
    },
  });
  if (phase.state === 'sent' && notMailed) return <Notice kind="success">{notMailed}</Notice>;
  if (phase.state === 'sent') {
    return (
      <Notice kind="success">
        We have your complaint. A mail tells you until when we answer, at most {GRIEVANCE_DAYS}{' '}
        days.
      </Notice>
    );
  }
  return (
    <div className={styles.form}>
      <Form label="Complain about the use of your data" onSubmit={submit}>
        <TextField {...field('name')} label="Full Name*" autoComplete="name" />
        <TextField {...field('email')} label="Email Address*" type="email" autoComplete="email" />
        <TextArea {...field('message')} label="What is wrong?*" rows={6} />
        <FormTrap />
        {phase.state === 'failed' && !phase.landed && (
          <Notice kind="error">{messageOf(phase.failure, FALLBACKS)}</Notice>
        )}
        <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
          Send the complaint
        </SubmitButton>
      </Form>
    </div>
  );
}
