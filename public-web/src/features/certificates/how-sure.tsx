import { formatCount } from '@portal/domain/kernel/format-count.js';
import styles from './certificate-page.module.css';
import type { CheckedCertificate } from './certificates-api.js';

export function HowSure({ certificate }: { certificate: CheckedCertificate }) {
  const { holder, tested, tries } = certificate;
  if (!holder || !tested) return null;
  const { low, high } = holder.interval;
  return (
    <section className={styles.tested} aria-labelledby="how-sure">
      <h2 id="how-sure">How sure this is</h2>
      <dl>
        <div>
          <dt>This test</dt>
          <dd>
            {holder.score} of {tested.totalQuestions}, {low} to {high}%
          </dd>
        </div>
        {tries && (
          <div>
            <dt>All tests in this subject</dt>
            <dd>
              {tries.score} of {tries.totalQuestions} over {formatCount(tries.tests, 'test')},{' '}
              {tries.interval.low} to {tries.interval.high}%
            </dd>
          </div>
        )}
        {tries?.number && (
          <div>
            <dt>Passed in</dt>
            <dd>
              Test {tries.number} of {tries.tests} in this subject
            </dd>
          </div>
        )}
      </dl>
      <p className="soft small text-width">
        A test asks a few questions of many. From such a score, 19 times of 20 the share of all of
        them that somebody would get right lies in the interval (Wilson’s, at 95%). Who takes more
        tests passes more easily by luck: the sum of all tests is fairer than the best of them.
      </p>
    </section>
  );
}
