import { normalEmail } from '@portal/domain/kernel/text-rules.js';
import { useState } from 'react';
import { ButtonLink } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { SplitPage } from '../../components/split-page.js';
import { handingOn } from '../../lib/return-path.js';
import { sessions } from '../../lib/session.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { ResetCodeStep } from './reset-code-step.js';
import { ResetDone } from './reset-done.js';
import { ResetRequestStep } from './reset-request-step.js';

type Step =
  | { readonly name: 'request'; readonly email: string }
  | { readonly name: 'code'; readonly email: string; readonly password: string }
  | { readonly name: 'done' };

/** A new password ends every session of its student, this browser's too. */
function endSessionOf(email: string): void {
  if (sessions.current()?.email === normalEmail(email)) sessions.end();
}

/** A new password in three steps. */
export function Page() {
  const search = usePageSearch();
  const [step, setStep] = useState<Step>({ name: 'request', email: '' });
  return (
    <SplitPage title="Reset Password" tagline="A code to your inbox, and you are back in.">
      <PageHead title="Reset Password" />
      {step.name === 'request' && (
        <ResetRequestStep
          email={step.email}
          onRequested={(email, password) => setStep({ name: 'code', email, password })}
        />
      )}
      {step.name === 'code' && (
        <ResetCodeStep
          email={step.email}
          password={step.password}
          onReset={() => {
            endSessionOf(step.email);
            setStep({ name: 'done' });
          }}
          onBack={() => setStep({ name: 'request', email: step.email })}
        />
      )}
      {step.name === 'done' && <ResetDone />}
      <p>
        <ButtonLink to={handingOn('/signin', search)} look="quiet">
          Back to Sign In
        </ButtonLink>
      </p>
    </SplitPage>
  );
}
