import { Bar } from './bar.js';
import { asNumber, asShare, type Figures } from './figures.js';
import charts from './charts.module.css';
import styles from './dashboard.module.css';

const STEPS = [
  ['signedUp', 'Signed up'],
  ['verified', 'Verified the email'],
  ['paid', 'Paid'],
  ['started', 'Started a test'],
  ['passed', 'Passed a test'],
] as const;

/** How far those came who signed up within the days. */
export function Funnel({ funnel }: Pick<Figures, 'funnel'>) {
  const { applications, signedUp } = funnel;
  const came = applications === 1 ? '1 application' : `${asNumber(applications)} applications`;
  return (
    <section className={styles.part} aria-labelledby="funnel">
      <h2 id="funnel">From sign-up to passing</h2>
      <p>{came} came in. Of those who signed up in these days, so many have come so far:</p>
      <ol className={charts.funnel}>
        {STEPS.map(([step, label]) => {
          const count = funnel[step];
          if (count === undefined) return null;
          return (
            <li key={step}>
              <span>{label}</span>
              <span className={charts.number}>
                <strong>{asNumber(count)}</strong> {asShare(count, signedUp)}
              </span>
              <Bar share={signedUp === 0 ? 0 : count / signedUp} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
