import { ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { FIGURES } from '../../../lib/figures.js';
import type { Journey } from '../journey/journey-api.js';
import { ResumeTest } from './resume-test.js';
import type { Seat } from './seat.js';
import { StartTest } from './start-test.js';

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
