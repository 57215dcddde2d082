import { Bar } from '../components/bar.js';
import { changeOf } from './comparison.js';
import { FigureLink } from '../components/entry-link.js';
import { asCount } from '../components/format.js';
import { asShare, type Figures } from './figures.js';
import charts from '../components/charts.module.css';
import styles from './dashboard.module.css';

const STEPS = [
  ['signedUp', 'Signed up', {}],
  ['verified', 'Verified the email', { verified: 'true' }],
  ['paid', 'Paid', { paid: 'true' }],
  ['started', 'Started a test', { tested: 'true' }],
  ['passed', 'Passed a test', { passed: 'true' }],
] as const;

/** How far the students came who signed up in these days. */
export function Funnel({
  figures: { funnel, before, testsPerDay },
}: {
  readonly figures: Figures;
}) {
  const { applications, signedUp } = funnel;
  const came = applications === 1 ? '1 application' : `${asCount(applications)} applications`;
  const firstDay = testsPerDay[0]?.day;
  return (
    <section className={styles.part} aria-labelledby="funnel">
      <h2 id="funnel">From sign-up to passing</h2>
      <p>
        <FigureLink behind={{ resource: 'applications' }} day={firstDay}>
          {came}
        </FigureLink>{' '}
        came in{before && ` (${changeOf(applications, before.funnel.applications)})`}. Of those who
        signed up in these days, so many have come so far:
      </p>
      <ol className={charts.funnel}>
        {STEPS.map(([step, label, filter]) => {
          const count = funnel[step];
          const last = before?.funnel[step];
          if (count === undefined) return null;
          return (
            <li key={step}>
              <span>
                <FigureLink behind={{ resource: 'students', filter }} day={firstDay}>
                  {label}
                </FigureLink>
              </span>
              <span className={charts.number}>
                <strong>{asCount(count)}</strong> {asShare(count, signedUp)}
              </span>
              <Bar share={signedUp === 0 ? 0 : count / signedUp} />
              {last !== undefined && (
                <small className={charts.change}>{changeOf(count, last)}</small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
