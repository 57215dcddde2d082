import { useState } from 'react';
import { useGo } from '../../lib/navigation.js';
import { PageHead } from '../../components/page-head.js';
import { inOrder, SideSteps } from '../../components/side-steps.js';
import { SplitPage } from '../../components/split-page.js';
import { APPLICATION_DOOR } from '../../content/doors.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { endOffer, handOfferOn } from './pending-offer.js';
import { TestOffer } from './test-offer.js';
import {
  APPLICATION_REFUSED,
  validateApplication,
} from '@portal/domain/applications/application.js';
import {
  APPLICATION_FIELD_NAMES,
  EMPTY_APPLICATION,
  type ApplicationForm,
} from '@portal/domain/applications/application-fields.js';
import { ageErrors } from '@portal/domain/consents/age-statement.js';
import { NOTICES } from '@portal/domain/consents/notices.js';
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
import { COMPANY } from '@portal/domain/kernel/company.js';
import { sendForm } from '../../lib/form-proof.js';

type Stated = { readonly noticeVersion: string; readonly ageStatement: string };

const submitApplication = (form: ApplicationForm & Stated) =>
  sendForm('/api/internships', form, COMPANY.phones[0]);

const NOT_SAVED = 'Application could not be saved to our database. Please try again later.';

const EMPTY: EnteredApplication = { ...EMPTY_APPLICATION, ageStatement: '' };

/** The application was sent without a mail to confirm it, so the page says so and stays. */
type ApplicationStatus = 'open' | 'sent' | 'not mailed';

type ViewProps = { readonly onStatus: (status: ApplicationStatus) => void };

const SENT = 'Application submitted successfully! Redirecting home...';

function ApplicationFormView({ onStatus }: ViewProps) {
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

const HOME_MS = 3000;

type Offer = 'none' | 'asked' | 'accepted';

export function Page() {
  const go = useGo();
  const [status, setStatus] = useState<ApplicationStatus>('open');
  const [offer, setOffer] = useState<Offer>('none');
  // An accepted offer leads to another page, even if that loads slowly.
  useDelayed(status === 'sent' && offer !== 'accepted', HOME_MS, () => {
    if (offer === 'asked') handOfferOn();
    go('/');
  });
  const accept = () => {
    // The home page, which is still loading, may have taken over the offer.
    endOffer();
    setOffer('accepted');
    go('/test-terms');
  };

  const decline = () => {
    endOffer();
    setOffer('none');
  };
  return (
    <SplitPage
      title="Apply for an internship"
      tagline="Tell us about yourself. We read every application."
      steps={
        <SideSteps
          title="How it goes"
          steps={inOrder(APPLICATION_DOOR.steps, status === 'open' ? 0 : 1)}
          facts={APPLICATION_DOOR}
        />
      }
    >
      <PageHead
        isIndexed
        title="Internship application"
        description="Apply for a remote internship in web, software or app development, data, design or marketing. Applying is free, and we read every application."
      />
      <ApplicationFormView
        onStatus={(now) => {
          setStatus(now);
          if (now === 'sent') setOffer('asked');
        }}
      />
      {offer === 'asked' && <TestOffer onYes={accept} onNo={decline} />}
    </SplitPage>
  );
}
