import {
  APPLICATION_REFUSED,
  validateApplication,
} from '@portal/domain/applications/application.js';
import {
  APPLICATION_FIELD_NAMES,
  EMPTY_APPLICATION,
} from '@portal/domain/applications/application-fields.js';
import { ageErrors } from '@portal/domain/consents/age-statement.js';
import { NOTICES } from '@portal/domain/consents/notices.js';
import { useState } from 'react';
import { AgeField } from '../../components/age-statement.js';
import { ConsentNotice } from '../../components/consent-notice.js';
import { Form, SubmitButton } from '../../components/form.js';
import { FormTrap } from '../../components/form-trap.js';
import { Notice } from '../../components/notice.js';
import { UnsentNotice } from '../../components/unsent-notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm, type FormPhase } from '../../lib/use-portal-form.js';
import { signUpDraft } from '../../lib/sign-up-draft.js';
import {
  applicationDraft,
  begunApplication,
  keepApplication,
  type EnteredApplication,
} from '../../lib/application-draft.js';
import { ApplicationFields } from './application-fields.js';
import { submitApplication } from './applications-api.js';

const NOT_SAVED = 'Application could not be saved to our database. Please try again later.';

const EMPTY: EnteredApplication = { ...EMPTY_APPLICATION, ageStatement: '' };

/** The application was sent without a mail to confirm it, so the page says so and stays. */
export type ApplicationStatus = 'open' | 'sent' | 'not mailed';

type ViewProps = { readonly onStatus: (status: ApplicationStatus) => void };

const SENT = 'Application submitted successfully! Redirecting home...';

export function ApplicationFormView({ onStatus }: ViewProps) {
  const [told, setTold] = useState(SENT);
  const { phase, field, submit, reset } = usePortalForm<EnteredApplication>({
    defaults: begunApplication(EMPTY),
    validate: (form) => ({ ...validateApplication(form), ...ageErrors(form) }),
    checksOnChange: true,
    isRepeatable: true,
    onEdit: () => onStatus('open'),
    keep: keepApplication,
    send: async (form) => {
      const notice = { noticeVersion: NOTICES.application.version };
      const { message, mailed = true } = await submitApplication({ ...form, ...notice });
      setTold(mailed ? SENT : message);
      applicationDraft.drop();
      const { message: _message, ...person } = form;
      if (!sessions.current()) signUpDraft.keep(person);
      reset(EMPTY);
      onStatus(mailed ? 'sent' : 'not mailed');
    },
  });
  return (
    <Form label="Internship application" action="/internship-application" onSubmit={submit}>
      <input type="hidden" name="noticeVersion" value={NOTICES.application.version} />
      <ApplicationFields names={APPLICATION_FIELD_NAMES} field={field} />
      <FormTrap />
      <AgeField field={field} />
      <Outcome phase={phase} told={told} />
      <ConsentNotice purpose="application" />
      <SubmitButton isBusy={phase.state === 'sending'}>Submit Application</SubmitButton>
    </Form>
  );
}

function Outcome({ phase, told }: { phase: FormPhase; told: string }) {
  if (phase.state === 'invalid') return <Notice kind="error">{APPLICATION_REFUSED}</Notice>;
  if (phase.state === 'sent') return <Notice kind="success">{told}</Notice>;
  if (phase.state !== 'failed') return null;
  if (phase.landed) return <Notice kind="error">{APPLICATION_REFUSED}</Notice>;
  const message = messageOf(phase.failure, { refused: NOT_SAVED, unreachable: NOT_SAVED });
  return <UnsentNotice message={message} />;
}
