import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { Form } from '../../../components/form.js';
import { Notice } from '../../../components/notice.js';
import { SelectField } from '../../../components/select-field.js';
import { takeTermsChanged } from './changed-terms.js';
import type { Seat } from './seat.js';
import { useDomainChoice } from './use-domain-choice.js';
import { useDomains } from './use-domains.js';
import { useNewTest } from './use-new-test.js';

const CHOOSE = 'Please select your domain to proceed.';

const CLOSED = (names: string): string =>
  `No test is offered just now in: ${names}. There are too few questions.`;

export function StartTest({ seat }: { readonly seat: Seat | null }) {
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
