import { useEffect } from 'react';
import { ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import {
  type Journey,
  titleOf,
  refreshJourney,
  useJourney,
  type Way,
  wayOn,
} from '../exam/index.js';

const TO_TEST: Way = { label: 'Go to the test', to: '/test' };

function situationIn(journey: Journey): string | null {
  const { next, attemptsLeft, totalAttempts, openTest } = journey;
  if (next === 'finished') return 'You have used all your attempts.';
  if (openTest) return `Your test in ${titleOf(openTest)} is open, and its clock is running.`;
  return next === 'start' ? null : `You have ${attemptsLeft} of ${totalAttempts} attempts left.`;
}

export function PaymentDone({ email, children }: { email: string; children?: string }) {
  const { data } = useJourney(email);
  useEffect(refreshJourney, []);
  // The journey from before the payment does not say what comes after it.
  const journey = data?.next === 'pay' || data?.next === 'await-payment' ? null : data;
  // Always the same link element: replacing it would lose a press that has begun.
  const { label, to } = journey ? wayOn(journey) : TO_TEST;
  return (
    <>
      <Notice kind="success">
        {children && <p>{children}</p>}
        <p>{journey && situationIn(journey)}</p>
      </Notice>
      <ButtonLink to={to} isWide>
        {label}
      </ButtonLink>
      {journey?.next === 'finished' && (
        <ButtonLink to="/contact" look="secondary" isWide>
          Contact Support
        </ButtonLink>
      )}
    </>
  );
}
