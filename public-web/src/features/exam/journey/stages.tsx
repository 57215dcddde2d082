import type { Stage } from '@portal/domain/exam/journey/next-step.js';
import { AppLink } from '../../../lib/navigation.js';
import { Queries } from '../../../lib/queries.js';
import { useHydrated, useSession } from '../../../lib/use-session.js';
import type { Journey } from './journey-api.js';
import { ownStages } from './own-stages.js';
import styles from './stages.module.css';
import { useQuietJourney } from './use-journey.js';
import { resultPath } from './way-on.js';

const LABELS: Readonly<Record<Stage, string>> = {
  'sign-up': 'Sign up',
  verify: 'Email',
  pay: 'Payment',
  test: 'Test',
  result: 'Result',
};

/** The page of a stage, if there is anything to see for this student. */
function pathOf(stage: Stage, { payment, next, results }: Journey): string | null {
  if (stage === 'pay') return next === 'verify' ? null : '/payment';
  if (stage === 'test') return payment === 'paid' && next !== 'finished' ? '/test' : null;
  if (stage === 'result') return results[0] ? resultPath(results[0]._id) : null;
  return null;
}

/** The stages from sign-up to result for this student; nothing is known about a visitor. */
export function Stages({ here }: { here: string }) {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || !session) return null;
  return (
    <Queries>
      <StagesOf email={session.email} here={here} />
    </Queries>
  );
}

function StagesOf({ email, here }: { email: string; here: string }) {
  const { data: journey } = useQuietJourney(email);
  if (!journey) return null;
  return (
    <ol className={styles.stages} aria-label="From sign-up to result">
      {ownStages(journey).map(({ stage, isDone, isCurrent }) => {
        const path = pathOf(stage, journey);
        return (
          <li
            key={stage}
            className={`relative ${isDone ? styles.done : ''}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <Station label={LABELS[stage]} to={path === here ? null : path} isDone={isDone} />
          </li>
        );
      })}
    </ol>
  );
}

type StationProps = {
  readonly label: string;
  readonly to: string | null;
  readonly isDone: boolean;
};

function Station({ label, to, isDone }: StationProps) {
  const inside = (
    <>
      <span className={styles.bubble} aria-hidden="true" />
      <span>
        {label}
        {isDone && <span className="visually-hidden"> (done)</span>}
      </span>
    </>
  );
  return to === null ? (
    <span className={styles.station}>{inside}</span>
  ) : (
    <AppLink to={to} className={styles.station}>
      {inside}
    </AppLink>
  );
}
