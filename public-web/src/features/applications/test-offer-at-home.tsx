import { Suspense, useEffect, useState } from 'react';
import { quietPart } from '../../components/quiet-part.js';
import { useGo } from '../../lib/navigation.js';
import { endOffer, isOfferPending } from './pending-offer.js';

const TestOffer = quietPart(async () => (await import('./test-offer.js')).TestOffer);

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
