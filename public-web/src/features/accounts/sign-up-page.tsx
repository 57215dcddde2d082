import { EXPERIENCES, TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { validateSignUp } from '@portal/domain/accounts/sign-up-form.js';
import { SIGN_UP_FIELD_NAMES } from '@portal/domain/accounts/student-fields.js';
import { ageErrors } from '@portal/domain/consents/age-statement.js';
import { NOTICES } from '@portal/domain/consents/notices.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { useState } from 'react';
import { useGo } from '../../lib/navigation.js';
import { AgeField } from '../../components/age-statement.js';
import { ButtonLink } from '../../components/button.js';
import { ConsentNotice } from '../../components/consent-notice.js';
import { FieldPair, Form, SubmitButton, TextField } from '../../components/form.js';
import { FormTrap } from '../../components/form-trap.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { PasswordField } from '../../components/password-field.js';
import { SelectField } from '../../components/select-field.js';
import { SplitPage } from '../../components/split-page.js';
import { linkedDomain } from '../../lib/linked-domain.js';
import { withReturnPath } from '../../lib/return-path.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { usePortalForm, type FieldProps } from '../../lib/use-portal-form.js';
import { applicationDraft } from '../../lib/application-draft.js';
import { TestSide } from '../exam/index.js';
import { AccountFailure } from './account-failure.js';
import { signUp } from './accounts-api.js';
import { expectVerification } from './pending-verification.js';
import { signUpDraft, type EnteredSignUp } from '../../lib/sign-up-draft.js';

const TO_VERIFICATION_MS = 1500;

const FALLBACKS = { refused: 'Sign up failed', unreachable: 'Could not sign up.' };

const EMPTY: EnteredSignUp = {
  ...byName(['name', 'email', 'password', 'confirmPassword'], () => ''),
  ...byName(SIGN_UP_FIELD_NAMES, () => ''),
  ageStatement: '',
};

/** The texts of the drafts; the domain also comes with a link, as from the practice. */
function begunSignUp(): EnteredSignUp {
  const begun = signUpDraft.over(applicationDraft.over(EMPTY));
  return { ...begun, domain: begun.domain || linkedDomain() };
}

const experiences = EXPERIENCES.map((value) => ({ value, label: value }));

export function Page() {
  const go = useGo();
  const search = usePageSearch();
  const [isDone, setDone] = useState(false);
  const { phase, field, submit, values } = usePortalForm<EnteredSignUp>({
    defaults: begunSignUp(),
    validate: (form) => ({ ...validateSignUp(form), ...ageErrors(form) }),
    keep: signUpDraft.keep,
    send: async (form) => {
      await signUp({ ...form, noticeVersion: NOTICES.account.version });
      expectVerification(form.email.trim());
      signUpDraft.drop();
      setDone(true);
    },
  });
  useDelayed(isDone, TO_VERIFICATION_MS, () => go(withReturnPath('/2fa', search)));

  return (
    <SplitPage
      title="Sign Up"
      tagline="Join The Student Portal"
      steps={<TestSide account={isDone ? 'unverified' : 'none'} />}
    >
      <PageHead
        isIndexed
        title="Sign Up"
        description="Make an account in the student portal: verify your email, take the skills test in the domain of your choice, and see your result at once."
      />
      <Form label="Sign Up" onSubmit={submit}>
        <AccountFields field={field} />
        <BackgroundFields field={field} />
        <FormTrap />
        <AgeField field={field} />
        {phase.state === 'failed' && !isDone && (
          <AccountFailure
            failure={phase.failure}
            fallbacks={FALLBACKS}
            email={values('email').trim()}
          />
        )}
        {isDone && (
          <Notice kind="success">Registration successful! Please verify your email.</Notice>
        )}
        <ConsentNotice purpose="account" />
        <SubmitButton isBusy={phase.state === 'sending'} isDone={isDone}>
          Sign Up
        </SubmitButton>
      </Form>
      <p>
        Already registered?{' '}
        <ButtonLink to={withReturnPath('/signin', search)} look="quiet">
          Sign In
        </ButtonLink>
      </p>
    </SplitPage>
  );
}

type Fields = { readonly field: (name: keyof EnteredSignUp) => FieldProps };

function AccountFields({ field }: Fields) {
  return (
    <>
      <TextField {...field('name')} label="Full Name" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <FieldPair>
        <PasswordField
          {...field('password')}
          label="Password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm Password"
          autoComplete="new-password"
        />
      </FieldPair>
      <TextField {...field('phone')} label="Phone Number" type="tel" autoComplete="tel" />
    </>
  );
}

function BackgroundFields({ field }: Fields) {
  return (
    <>
      <SelectField
        {...field('domain')}
        label="Domain"
        prompt="Select a domain"
        choices={TEST_DOMAINS}
      />
      <TextField
        {...field('education')}
        label="Educational Details"
        hint="Degree, college and year"
      />
      <TextField {...field('skills')} label="Skills" hint="Separated by commas" />
      <SelectField
        {...field('experience')}
        label="Experience"
        prompt="Select your experience"
        choices={experiences}
      />
    </>
  );
}
