import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { ButtonLink } from '../../../components/button.js';
import { Section } from '../../../components/section.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { FIGURES } from '../../../lib/figures.js';
import { practicePath } from '../../exam/index.js';
import styles from './try-test.module.css';

export function TryTestSection() {
  return (
    <Section
      id="test"
      title="Try the test"
      tone="wash"
      lead={
        <>
          <b className="text-ink weight-680">
            {FIGURES.fee} once, {FIGURES.attempts}, {FIGURES.time}.
          </b>{' '}
          A pass earns a certificate. Applying is free and does not need it.
        </>
      }
    >
      <p className={styles.try}>
        <ButtonLink to="/practice">Try three questions</ButtonLink>
      </p>
      <ol className={styles.figures}>
        <li className="grid gap-3 content-start">
          <div className={styles.result} aria-hidden="true">
            <b>Test Passed</b>
            <span className={styles.score}>{FIGURES.correctToPass} right</span>
            <span>You needed {FIGURES.passPercent}% to pass.</span>
            <Sheet />
          </div>
          <p>
            <b className="text-ink weight-650">A result at once.</b> Each question with its right
            answer, and what to practise next.
          </p>
        </li>
        <li className="grid gap-3 content-start">
          <div className={styles.certificate} aria-hidden="true">
            <i className={styles.edge} />
            <div>
              <b>{COMPANY.name}</b>
              <span>Certificate of a skills assessment</span>
              <span className={styles.name}>Your name</span>
              <span className={styles.subject}>Digital Marketing</span>
            </div>
          </div>
          <p>
            <b className="text-ink weight-650">A certificate for a pass.</b> Whoever is shown it can{' '}
            <a href="/verify">check its code here</a>.
          </p>
        </li>
      </ol>
      <h3 className={styles.choose}>{TEST_DOMAINS.length} domains, one to choose for each test</h3>
      <ul className={styles.domains}>
        {TEST_DOMAINS.map(({ value, label }) => (
          <li key={value}>
            <a href={practicePath(value)}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const COLUMNS = [2, 0, 3, 1, 2, 1, 0, 3, 3, 1, 2, 0];
const ROWS = [0, 1, 2, 3];
const CIRCLE = 'a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z';

/** Circles below one another, in each column those rows. */
const circles = (rowsOf: (answer: number) => readonly number[]): string =>
  COLUMNS.flatMap((answer, column) =>
    rowsOf(answer).map((row) => `M${column * 10 + 1.6} ${row * 10 + 5}${CIRCLE}`),
  ).join('');

/** A filled-in answer sheet; decoration, as it counts nothing. */
function Sheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 120 40">
      <path d={circles((answer) => ROWS.filter((row) => row !== answer))} />
      <path className={styles.filled} d={circles((answer) => [answer])} />
    </svg>
  );
}
