import { Suspense } from 'react';
import { UnansweredQuery } from '../../../components/unanswered-query.js';
import { latePart } from '../../../components/late-part.js';
import { Loading } from '../../../components/loading.js';
import { timeText, useAccommodation, tellsTime, useJourney } from '../../exam/index.js';
import { BestScores } from './best-scores.js';
import { NextCard } from './next-card.js';

const FALLBACKS = { refused: 'We can’t see where you stand right now.' };

// Loaded late: most students here have no certificate yet.
const CertificateList = latePart(
  async () => (await import('../../certificates/certificate-list.js')).CertificateList,
);

export function Overview({ email }: { email: string }) {
  const { data: journey, error, isFetching, refetch } = useJourney(email);
  const accommodation = useAccommodation(email);
  if (!journey) {
    return <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />;
  }
  if (tellsTime(journey) && accommodation.isPending) return <Loading />;
  return (
    <div className="grid gap-7">
      <NextCard journey={journey} time={timeText(accommodation.data?.time)} />
      <BestScores best={journey.best} />
      {journey.results.some(({ passed }) => passed) && (
        <Suspense fallback={null}>
          <CertificateList email={email} />
        </Suspense>
      )}
    </div>
  );
}
