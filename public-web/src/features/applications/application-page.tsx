import { useState } from 'react';
import { useGo } from '../../lib/navigation.js';
import { PageHead } from '../../components/page-head.js';
import { inOrder, SideSteps } from '../../components/side-steps.js';
import { SplitPage } from '../../components/split-page.js';
import { APPLICATION_DOOR } from '../../content/doors.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { ApplicationFormView, type ApplicationStatus } from './application-form.js';
import { endOffer, handOfferOn } from './pending-offer.js';
import { TestOffer } from './test-offer.js';

const HOME_MS = 3000;

type Offer = 'none' | 'asked' | 'accepted';

export function Page() {
  const go = useGo();
  const [status, setStatus] = useState<ApplicationStatus>('open');
  const [offer, setOffer] = useState<Offer>('none');
  // An accepted offer leads to another page, even if that loads slowly.
  useDelayed(status === 'sent' && offer !== 'accepted', HOME_MS, () => {
    if (offer === 'asked') handOfferOn();
    go('/');
  });
  const accept = () => {
    // The home page, which is still loading, may have taken over the offer.
    endOffer();
    setOffer('accepted');
    go('/test-terms');
  };

  const decline = () => {
    endOffer();
    setOffer('none');
  };
  return (
    <SplitPage
      title="Apply for an internship"
      tagline="Tell us about yourself. We read every application."
      steps={
        <SideSteps
          title="How it goes"
          steps={inOrder(APPLICATION_DOOR.steps, status === 'open' ? 0 : 1)}
          facts={APPLICATION_DOOR}
        />
      }
    >
      <PageHead
        isIndexed
        title="Internship application"
        description="Apply for a remote internship in web, software or app development, data, design or marketing. Applying is free, and we read every application."
      />
      <ApplicationFormView
        onStatus={(now) => {
          setStatus(now);
          if (now === 'sent') setOffer('asked');
        }}
      />
      {offer === 'asked' && <TestOffer onYes={accept} onNo={decline} />}
    </SplitPage>
  );
}
