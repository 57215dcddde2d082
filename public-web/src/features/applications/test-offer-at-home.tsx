import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useGo } from '../../lib/navigation.js';
import { endOffer, isOfferPending } from './pending-offer.js';

type Offer = ComponentType<{ readonly onYes: () => void; readonly onNo: () => void }>;

const Nothing: Offer = () => null;

const TestOffer = lazy(async () => {
  const part = await import('./test-offer.js').catch(() => null);
  // Without it the home page can be read all the same.
  return { default: part?.TestOffer ?? Nothing };
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
