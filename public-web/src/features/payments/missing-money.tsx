import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button.js';
import { Folded } from '../../components/folded.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import { checkPayment, type OwnPaymentCheck } from './payments-api.js';
import type { LateMoney } from './use-late-money.js';

type MissingMoneyProps = {
  /** Called when the provider knows of a payment. */
  readonly onFound: (how: LateMoney) => void;
};

type Check = { readonly answer: OwnPaymentCheck } | { readonly fault: string } | 'asking' | null;

const FALLBACKS = {
  refused: 'The payment provider did not answer. Please try again in a while.',
  unreachable: 'We could not ask. Check your connection, and try again.',
};

export function MissingMoney({ onFound }: MissingMoneyProps) {
  const [check, setCheck] = useState<Check>(null);
  const ask = async () => {
    setCheck('asking');
    try {
      const answer = await checkPayment();
      if (answer.outcome === 'unpaid') setCheck({ answer });
      else onFound(answer.outcome === 'paid' ? 'paid' : 'checking');
    } catch (failure) {
      setCheck({ fault: messageOf(failure, FALLBACKS) });
    }
  };
  return (
    <Folded title="The money left my account">
      <p>
        Please do not pay again yet. Your money is either with the payment provider, and then this
        page becomes paid by itself, or your bank returns it by itself, usually within 5 to 7
        working days.
      </p>
      <Button look="secondary" isBusy={check === 'asking'} onClick={() => void ask()}>
        {check === 'asking' ? 'Checking…' : 'Check now'}
      </Button>
      {check !== null && check !== 'asking' && <Outcome check={check} />}
    </Folded>
  );
}

function Outcome({ check }: { readonly check: Exclude<Check, 'asking' | null> }) {
  if ('fault' in check) return <Notice kind="error">{check.fault}</Notice>;
  const { references } = check.answer;
  return (
    <>
      <Notice kind="info">
        <p>The payment provider has not received the fee from you.</p>
        {references.length > 0 && (
          <p>
            If your bank has not returned the money after 7 working days, give it, or us, this
            reference:{' '}
            {references.map((reference) => (
              <code key={reference} className="text-ink break-anywhere">
                {reference}
              </code>
            ))}
          </p>
        )}
      </Notice>
      <ButtonLink to="/contact" look="quiet">
        Contact Support
      </ButtonLink>
    </>
  );
}
