import { useEffect, useState } from 'react';
import { optionalPart } from '../../components/optional-part.js';
import { useGo } from '../../lib/navigation.js';
import { endOffer, isOfferPending } from './pending-offer.js';

const TestOffer = optionalPart(() => import('./test-offer.js').then((part) => part.TestOffer));

/** The offer of the test, for an applicant who was sent home before answering it. */
export function TestOfferAtHome() {
  const go = useGo();
  const [isOpen, setOpen] = useState(isOfferPending);
  useEffect(endOffer, []);
  if (!isOpen) return null;
  return <TestOffer onYes={() => go('/test-terms')} onNo={() => setOpen(false)} />;
}
