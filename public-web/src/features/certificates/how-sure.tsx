import { formatCount } from '@portal/domain/kernel/format-count.js';
import styles from './certificate-page.module.css';
import type { CheckedCertificate } from './certificates-api.js';
import { type Fact, FactList } from './fact-list.js';

export function HowSure({ certificate }: { certificate: CheckedCertificate }) {
  const { holder, tested, tries } = certificate;
  if (!holder || !tested) return null;
  const { low, high } = holder.interval;
  const facts: Fact[] = [
    ['This test', `${holder.score} of ${tested.totalQuestions}, ${low} to ${high}%`],
  ];
  if (tries) {
    const { score, totalQuestions, tests, interval, number } = tries;
    const sum = `${score} of ${totalQuestions} over ${formatCount(tests, 'test')}`;
    facts.push(['All tests in this subject', `${sum}, ${interval.low} to ${interval.high}%`]);
    if (number) facts.push(['Passed in', `Test ${number} of ${tests} in this subject`]);
  }
  return (
    <section className={styles.tested} aria-labelledby="how-sure">
      <h2 id="how-sure">How sure this is</h2>
      <FactList facts={facts} />
      <p className="soft small text-width">
        A test asks a few questions of many. From such a score, 19 times of 20 the share of all of
        them that somebody would get right lies in the interval (Wilson’s, at 95%). Who takes more
        tests passes more easily by luck: the sum of all tests is fairer than the best of them.
      </p>
    </section>
  );
}
