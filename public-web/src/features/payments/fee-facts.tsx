import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import styles from './payment-page.module.css';

const { questionsPerTest, timeLimitSeconds, totalAttempts } = DEFAULT_POLICY;

const FACTS = [
  [
    'What it is for',
    `The skills test: ${questionsPerTest} questions in ${timeLimitSeconds / 60} minutes, in a domain of your choice, up to ${totalAttempts} times. It is not the price of an internship.`,
  ],
  ['No refunds', 'The fee is non-refundable, whatever the result.'],
  [
    'What happens next',
    'You get a receipt by mail, and the test opens at once. Results are emailed within 7 working days.',
  ],
  [
    'Safe',
    'You pay in the window of our payment provider; we never see your card. If this page closes after you have paid, nothing is lost: come back to it later.',
  ],
] as const;

/** What one should know before paying. */
export function FeeFacts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
