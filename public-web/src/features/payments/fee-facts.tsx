import { FIGURES } from '../../lib/figures.js';
import styles from './payment-page.module.css';

const factsOf = (attempts: string, time: string) => [
  [
    'What it is for',
    `The skills test: ${FIGURES.questions} in ${time}, in a domain of your choice, up to ${attempts}. It is not the price of an internship.`,
  ],
  [
    'Refunds',
    'The fee is non-refundable, whatever the result. If you were charged twice or by mistake, or we could not provide the test, write to us and we return that amount.',
  ],
  [
    'What happens next',
    'You get a receipt by mail, and the test opens at once. Results are emailed within 7 working days.',
  ],
  [
    'Safe',
    'You pay in the window of our payment provider; we never see your card. If this page closes after you have paid, nothing is lost: come back to it later.',
  ],
];

type FeeFactsProps = { readonly attempts: string; readonly time: string };

export function FeeFacts({ attempts, time }: FeeFactsProps) {
  return (
    <dl className={styles.facts}>
      {factsOf(attempts, time).map(([term, text]) => (
        <div key={term}>
          <dt className="weight-620">{term}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
