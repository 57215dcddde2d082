import { Suspense } from 'react';
import { FailedQuery } from '../../../components/failed-query.js';
import { latePart } from '../../../components/late-part.js';
import { Loading } from '../../../components/loading.js';
import { timeText, useAccommodation, tellsTime, useJourney } from '../../exam/index.js';
import { Receipts } from '../../payments/index.js';
import { AttemptBubbles } from './attempt-bubbles.js';
import { BestScores } from './best-scores.js';
import { NextCard } from './next-card.js';
import styles from './overview.module.css';

const FALLBACKS = {
  refused: 'We can’t see where you stand right now.',
  unreachable: 'Could not connect to the server.',
};

// Loaded late: most students here have no certificate yet.
const CertificateList = latePart(
  async () => (await import('../../certificates/certificate-list.js')).CertificateList,
);

const LATEST = 2;

export function Overview({ email }: { email: string }) {
  const { data: journey, error, isFetching, refetch } = useJourney(email);
  const accommodation = useAccommodation(email);
  if (!journey && !error) return <Loading />;
  if (!journey) {
    return <FailedQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
  }
  if (tellsTime(journey) && accommodation.isPending) return <Loading />;
  return (
    <div className="grid gap-7">
      <NextCard journey={journey} time={timeText(accommodation.data?.time)} />
      <div className={styles.parts}>
        <AttemptBubbles journey={journey} />
        <BestScores best={journey.best} />
      </div>
      {journey.results.some(({ passed }) => passed) && (
        <Suspense fallback={null}>
          <CertificateList email={email} />
        </Suspense>
      )}
      {journey.payment === 'paid' && (
        <section className="grid gap-4 content-start" aria-labelledby="latest-receipts">
          <h3 id="latest-receipts">Latest Receipts</h3>
          <Receipts email={email} most={LATEST} />
        </section>
      )}
    </div>
  );
}
