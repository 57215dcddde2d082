import { ButtonLink, Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { FIGURES } from '../../../lib/figures.js';
import type { Journey } from '../journey/journey-api.js';
import { ResumeTest } from './resume-test.js';
import type { Seat } from './seat.js';
import { useRef, useState, type SubmitEvent } from 'react';
import { Form } from '../../../components/form.js';
import { SelectField } from '../../../components/select-field.js';
import { takeTermsChanged } from './changed-terms.js';
import { useDomains } from './use-domains.js';
import { useNewTest } from './use-new-test.js';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/use-session.js';
import { fetchOwnDomain } from '../exam-api.js';
import { chosenDomain } from './chosen-domain.js';

/** The domain for the test: chosen on this page, earlier on this device, or at the sign-up. */
function useDomainChoice() {
  const email = useSession()?.email ?? '';
  const [chosen, choose] = useState(chosenDomain);
  const { data: own = '' } = useQuery({
    queryKey: ['own-domain', email],
    queryFn: () => fetchOwnDomain(email),
    enabled: chosen === null,
  });
  return { domain: chosen ?? own, choose };
}

const CHOOSE = 'Please select your domain to proceed.';

const CLOSED = (names: string): string =>
  `No test is offered just now in: ${names}. There are too few questions.`;

function StartTest({ seat }: { readonly seat: Seat | null }) {
  const select = useRef<HTMLSelectElement>(null);
  const { domain, choose } = useDomainChoice();
  const [error, setError] = useState<string>();
  const { isStarting, begin } = useNewTest();
  const [haveChanged] = useState(takeTermsChanged);
  const { offered: all, closed } = useDomains();
  const offered = all.filter(
    ({ value }) => seat?.state !== 'admitted' || seat.domains.includes(value),
  );

  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (!offered.some(({ value }) => value === domain)) {
      setError(CHOOSE);
      select.current?.focus();
      return;
    }
    begin(domain);
  };

  return (
    <Form label="Start the test" onSubmit={start}>
      <SelectField
        ref={select}
        name="domain"
        label="Domain"
        prompt="Select a domain"
        choices={offered}
        value={domain}
        error={error}
        onChange={(event) => {
          choose(event.target.value);
          setError(undefined);
        }}
      />
      {closed.length > 0 && (
        <Notice kind="info">
          <p>{CLOSED(closed.map(({ label }) => label).join(', '))}</p>
        </Notice>
      )}
      {haveChanged && (
        <Notice kind="info">
          What holds for the test has changed. Please read it again, then start.
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isStarting}>
        Start Test
      </Button>
    </Form>
  );
}

const USED_UP = 'You have used all your attempts. Please contact support for more attempts.';

type StartWaysProps = { readonly journey: Journey; readonly seat: Seat | null };

export function StartWays({ journey, seat }: StartWaysProps) {
  const isFree = seat?.state === 'admitted' && seat.isFeeWaived;
  switch (journey.next) {
    case 'resume':
      return journey.openTest && <ResumeTest test={journey.openTest} />;
    case 'finished':
      return <UsedUp />;
    case 'await-payment':
      return isFree ? <StartTest seat={seat} /> : <PaymentOnItsWay />;
    case 'pay':
    case 'verify':
      return isFree ? <StartTest seat={seat} /> : <PaymentRequired />;
    default:
      return <StartTest seat={seat} />;
  }
}

function PaymentRequired() {
  return (
    <Notice kind="info">
      <p>
        <strong>Payment Required</strong>
      </p>
      <p>The test opens once the fee of {FIGURES.fee} is paid.</p>
      <p>
        <ButtonLink to="/payment">Pay Now</ButtonLink>
      </p>
    </Notice>
  );
}

function PaymentOnItsWay() {
  return (
    <Notice kind="info">
      <p>We are checking your payment. The test opens as soon as it is confirmed.</p>
      <p>
        <ButtonLink to="/payment">See Your Payment</ButtonLink>
      </p>
    </Notice>
  );
}

function UsedUp() {
  return (
    <>
      <Notice kind="error">{USED_UP}</Notice>
      <div className="flex wrap gap-3">
        <ButtonLink to="/profile">See Your Results</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          Contact Support
        </ButtonLink>
      </div>
    </>
  );
}

/** It is unknown whether the fee is paid, so nothing is offered. */
export function PaymentUnknown() {
  return (
    <Notice kind="info">
      <p>
        <strong>Payment Required</strong>
      </p>
      <p>
        The test opens once the fee is paid. We can’t see your payment right now; if you have paid,
        nothing is lost.
      </p>
    </Notice>
  );
}
