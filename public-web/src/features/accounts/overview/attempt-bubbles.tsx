import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import { bubblesOf, type Bubble, type ResultBubble } from './bubbles.js';
import { type Journey, resultPath } from '../../exam/index.js';
import styles from './overview.module.css';

const WORDS: Readonly<Record<Bubble['state'], string>> = {
  passed: 'passed',
  failed: 'failed',
  void: 'not counted',
  used: 'used',
  open: 'running now',
  left: 'left',
};

const MARKS: Readonly<Partial<Record<Bubble['state'], string>>> = {
  passed: '✓',
  failed: '✕',
  void: '–',
};

export function AttemptBubbles({ journey }: { journey: Journey }) {
  return (
    <section className="grid gap-4 content-start" aria-labelledby="attempts-title">
      <h3 id="attempts-title">Attempts</h3>
      <ol className="flex wrap gap-3 no-marks">
        {bubblesOf(journey).map((bubble, at) => (
          <li key={at} data-state={bubble.state}>
            {'result' in bubble ? (
              <OfResult at={at} bubble={bubble} />
            ) : (
              <Plain at={at} bubble={bubble} />
            )}
          </li>
        ))}
      </ol>
      <p className="soft">
        {journey.attemptsUsed} of {journey.totalAttempts} used, {journey.attemptsLeft} left
      </p>
    </section>
  );
}

function OfResult({ at, bubble }: { at: number; bubble: ResultBubble }) {
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
