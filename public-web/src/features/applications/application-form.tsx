import { EXPERIENCES, TEST_DOMAINS } from '@portal/domain/accounts/choices.js';
import {
  APPLICATION_REFUSED,
  validateApplication,
} from '@portal/domain/applications/application.js';
import { ageErrors } from '@portal/domain/consents/age-statement.js';
import { NOTICES } from '@portal/domain/consents/notices.js';
import { useState } from 'react';
import { AgeField } from '../../components/age-statement.js';
import { ConsentNotice } from '../../components/consent-notice.js';
import { FieldPair, Form } from '../../components/form.js';
import { FormTrap } from '../../components/form-trap.js';
import { SubmitButton } from '../../components/submit-button.js';
import { Notice } from '../../components/notice.js';
import { SelectField } from '../../components/select-field.js';
import { TextArea } from '../../components/text-area.js';
import { TextField } from '../../components/text-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { sessions } from '../../lib/session.js';
import { usePortalForm, type FieldProps, type FormPhase } from '../../lib/use-portal-form.js';
import { signUpDraft } from '../../lib/sign-up-draft.js';
import {
  applicationDraft,
  begunApplication,
  keepApplication,
  type EnteredApplication,
} from '../../lib/application-draft.js';
import { submitApplication } from './applications-api.js';

const NOT_SAVED = 'Application could not be saved to our database. Please try again later.';

const EMPTY: EnteredApplication = {
  name: '',
  email: '',
  phone: '',
  education: '',
  experience: '',
  skills: '',
  domain: '',
  message: '',
  ageStatement: '',
};

const experiences = EXPERIENCES.map((value) => ({ value, label: value }));

/** Where no mail confirms an application, the page says so and stays. */
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
    <Form label="Internship application" onSubmit={submit}>
      <PersonFields field={field} />
      <BackgroundFields field={field} />
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
  return (
    <Notice kind="error">
      {messageOf(phase.failure, { refused: NOT_SAVED, unreachable: NOT_SAVED })}
    </Notice>
  );
}

type Fields = { readonly field: (name: keyof EnteredApplication) => FieldProps };

function PersonFields({ field }: Fields) {
  return (
    <>
      <TextField {...field('name')} label="Full Name" autoComplete="name" />
      <FieldPair>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('phone')} label="Phone Number" type="tel" autoComplete="tel" />
      </FieldPair>
      <TextField {...field('education')} label="Education" hint="Degree, college and year" />
    </>
  );
}

function BackgroundFields({ field }: Fields) {
  return (
    <>
      <SelectField
        {...field('experience')}
        label="Experience"
        isOptional
        prompt="None specified"
        choices={experiences}
      />
      <TextField {...field('skills')} label="Skills" hint="Separated by commas" />
      <SelectField
        {...field('domain')}
        label="Domain"
        prompt="Select a domain"
        choices={TEST_DOMAINS}
      />
      <TextArea {...field('message')} label="Message" isOptional />
    </>
  );
}
