import { Suspense } from 'react';
import { UnansweredQuery } from '../../../components/unanswered-query.js';
import { latePart } from '../../../components/late-part.js';
import { Loading } from '../../../components/loading.js';
import {
  timeText,
  useAccommodation,
  tellsTime,
  useJourney,
  type OwnResult,
  resultPath,
  type Journey,
  NextButton,
  nextWords,
  TimeLeft,
} from '../../exam/index.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import styles from './overview.module.css';
import { ButtonLink } from '../../../components/button.js';

type NextCardProps = { readonly journey: Journey; readonly time: string };

function NextCard({ journey, time }: NextCardProps) {
  const { title, text } = nextWords(journey, time);
  const { openTest } = journey;
  return (
    <section className={`on-slab ${styles.card ?? ''}`} aria-labelledby="next-title">
      <div className={styles.words}>
        <h2 id="next-title">{title}</h2>
        {openTest && journey.next === 'resume' && (
          <p className={styles.clock}>
            <TimeLeft test={openTest} /> <span>left</span>
          </p>
        )}
        <p className={styles.text}>{text}</p>
      </div>
      <div className="flex wrap gap-3">
        <CardWays journey={journey} />
      </div>
    </section>
  );
}

/** The results are on this page already, so the button leads to something else. */
function CardWays({ journey }: { journey: Journey }) {
  const { next, results } = journey;
  const last = results[0] && resultPath(results[0]._id);
  if (next === 'finished') {
    return (
      <>
        {last && <ButtonLink to={last}>See Your Last Result</ButtonLink>}
        <ButtonLink to="/contact" look={last ? 'secondary' : 'primary'}>
          Contact Support
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <NextButton journey={journey} />
      {next === 'see-result' && (
        <ButtonLink to="/test" look="secondary">
          Take Another Test
        </ButtonLink>
      )}
      {(next === 'retake' || next === 'start') && last && (
        <ButtonLink to={last} look="secondary">
          See Your Last Result
        </ButtonLink>
      )}
    </>
  );
}

function BestScores({ best }: { best: readonly OwnResult[] }) {
  return (
    <section className="grid gap-4 content-start" aria-labelledby="best-title">
      <h3 id="best-title">Best Scores</h3>
      {best.length === 0 ? (
        <p className="soft">Your best score in each domain is shown here.</p>
      ) : (
        <ul className={styles.scores}>
          {best.map((result) => (
            <Score key={result._id} result={result} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Score({ result: { _id, domain, percentage, passed } }: { result: OwnResult }) {
  return (
    <li data-passed={passed || undefined}>
      <AppLink to={resultPath(_id)}>{domainLabel(domain)}</AppLink>
      <span className={styles.verdict}>{passed ? 'Passed' : 'Failed'}</span>
      <strong>{percentage}%</strong>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${percentage}%` }} />
      </span>
    </li>
  );
}

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
