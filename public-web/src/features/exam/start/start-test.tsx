import { useRef, useState, type SubmitEvent } from 'react';
import { useGo } from '../../../app/navigation.js';
import { Button, ButtonLink } from '../../../components/button.js';
import { Form } from '../../../components/form.js';
import { Notice } from '../../../components/notice.js';
import { SelectField } from '../../../components/select-field.js';
import { FIGURES } from '../../../lib/figures.js';
import { chooseDomain } from './chosen-domain.js';
import type { AttemptsInfo } from '../exam-api.js';
import { useDomainChoice } from './use-domain-choice.js';
import { useDomains } from './use-domains.js';
import { forgetLastAttempt } from '../attempt/kept-attempt.js';

const CHOOSE = 'Please select your domain to proceed.';
const USED_UP = 'You have used all your attempts. Please contact support for more attempts.';

const CLOSED = (names: string): string =>
  `No test is offered just now in: ${names}. There are too few questions.`;

/** The way into the test, or what stands in it. */
export function StartTest({ info }: { info: AttemptsInfo }) {
  if (info.paymentStatus !== 'Paid') return <PaymentRequired />;
  if (info.remainingAttempts <= 0) return <UsedUp />;
  return <ChooseDomain />;
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

function UsedUp() {
  return (
    <Notice kind="error">
      <p>{USED_UP}</p>
      <p>
        <ButtonLink to="/contact" look="secondary">
          Contact Support
        </ButtonLink>
      </p>
    </Notice>
  );
}

function ChooseDomain() {
  const go = useGo();
  const select = useRef<HTMLSelectElement>(null);
  const { domain, choose } = useDomainChoice();
  const [error, setError] = useState<string>();
  const { offered, closed } = useDomains();

  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (!offered.some(({ value }) => value === domain)) {
      setError(CHOOSE);
      select.current?.focus();
      return;
    }
    chooseDomain(domain);
    // Who starts a test means a new one, and not the result of the last.
    forgetLastAttempt();
    go('/quiz');
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
      <Button type="submit" isWide>
        Start Test
      </Button>
    </Form>
  );
}
