import { useState } from 'react';
import { useGo } from '../../app/navigation.js';
import { PageHead } from '../../components/page-head.js';
import { SplitPage } from '../../components/split-page.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { ApplicationFormView } from './application-form.js';
import { TestOffer } from './test-offer.js';

const HOME_MS = 3000;

/** The internship application. */
export function Page() {
  const go = useGo();
  const [isSent, setSent] = useState(false);
  const [isOffering, setOffering] = useState(false);
  useDelayed(isSent, HOME_MS, () => go('/'));

  return (
    <SplitPage
      title="Apply for an internship"
      tagline="Tell us about yourself. We read every application."
    >
      <PageHead title="Internship application" />
      <ApplicationFormView
        onStatus={(sent) => {
          setSent(sent);
          if (sent) setOffering(true);
        }}
      />
      {isOffering && <TestOffer onYes={() => go('/test-terms')} onNo={() => setOffering(false)} />}
    </SplitPage>
  );
}
