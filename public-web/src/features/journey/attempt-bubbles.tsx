import { domainLabel } from '@portal/domain/accounts/choices.js';
import { AppLink } from '../../app/navigation.js';
import type { Journey, OwnResult } from './journey-api.js';
import styles from './overview.module.css';
import { resultPath } from './way-on.js';

type Bubble =
  | { readonly state: 'passed' | 'failed'; readonly result: OwnResult }
  | { readonly state: 'used' | 'open' | 'left' };

/** Each attempt that the student has or had, the first one first. */
function bubblesOf({ results, attemptsUsed, totalAttempts, openTest }: Journey): Bubble[] {
  const shown: Bubble[] = results
    .toReversed()
    .map((result) => ({ state: result.passed ? 'passed' : 'failed', result }));
  const unseen = Math.max(0, attemptsUsed - shown.length);
  const used: Bubble[] = [...Array.from({ length: unseen }, () => USED), ...shown];
  const rest = Math.max(0, totalAttempts - used.length);
  const left: Bubble[] = Array.from({ length: rest }, (_, at) =>
    at === 0 && openTest ? { state: 'open' } : { state: 'left' },
  );
  return [...used, ...left];
}

const USED: Bubble = { state: 'used' };

const WORDS: Readonly<Record<Bubble['state'], string>> = {
  passed: 'passed',
  failed: 'failed',
  used: 'used',
  open: 'running now',
  left: 'left',
};

const MARKS: Readonly<Partial<Record<Bubble['state'], string>>> = { passed: '✓', failed: '✕' };

export function AttemptBubbles({ journey }: { journey: Journey }) {
  return (
    <section className={styles.part} aria-labelledby="attempts-title">
      <h3 id="attempts-title">Attempts</h3>
      <ol className={styles.bubbles}>
        {bubblesOf(journey).map((bubble, at) => (
          <li key={at} data-state={bubble.state}>
            {'result' in bubble ? (
              <ResultBubble at={at} bubble={bubble} />
            ) : (
              <Plain at={at} bubble={bubble} />
            )}
          </li>
        ))}
      </ol>
      <p className={styles.soft}>
        {journey.attemptsUsed} of {journey.totalAttempts} used, {journey.attemptsLeft} left
      </p>
    </section>
  );
}

function ResultBubble({
  at,
  bubble,
}: {
  at: number;
  bubble: Extract<Bubble, { result: OwnResult }>;
}) {
  const { domain, percentage, _id } = bubble.result;
  const name = `Attempt ${at + 1}: ${domainLabel(domain)}, ${percentage}%, ${WORDS[bubble.state]}`;
  return (
    <AppLink to={resultPath(_id)} className={styles.bubble} aria-label={name} title={name}>
      <span aria-hidden="true">{MARKS[bubble.state]}</span>
    </AppLink>
  );
}

function Plain({ at, bubble }: { at: number; bubble: Bubble }) {
  return (
    <span className={styles.bubble}>
      <span aria-hidden="true">{at + 1}</span>
      <span className="visually-hidden">
        Attempt {at + 1}: {WORDS[bubble.state]}
      </span>
    </span>
  );
}
