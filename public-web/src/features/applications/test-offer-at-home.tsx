import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useGo } from '../../lib/navigation.js';
import { endOffer, isOfferPending } from './pending-offer.js';

type Offer = ComponentType<{ readonly onYes: () => void; readonly onNo: () => void }>;

const Nothing: Offer = () => null;

const TestOffer = lazy(async () => {
  const part = await import('./test-offer.js').catch(() => null);
  // If it can't be loaded, the home page works without it.
  return { default: part?.TestOffer ?? Nothing };
});

/** The offer of the test, for an applicant who was sent home before answering it. */
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
