import { lazy, Suspense, useEffect, useState } from 'react';
import { useGo } from '../../app/navigation.js';
import { endOffer, isOfferPending } from './pending-offer.js';

const TestOffer = lazy(async () => {
  const { TestOffer: loaded } = await import('./test-offer.js');
  return { default: loaded };
});

/** The offer of the test, for an applicant who was led home before answering it. */
export function TestOfferAtHome() {
  const go = useGo();
  const [isOpen, setOpen] = useState(isOfferPending);
  useEffect(endOffer, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <TestOffer onYes={() => go('/test-terms')} onNo={() => setOpen(false)} />
    </Suspense>
  );
}
