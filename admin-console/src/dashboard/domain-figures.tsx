import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Bar } from '../components/bar.js';
import { changeOf, pointsOf, shareOf } from './comparison.js';
import { FigureLink } from '../components/figure-link.js';
import { asNumber, asShare, type DomainFigures, type Figures } from './figures.js';
import charts from '../components/charts.module.css';
import styles from './dashboard.module.css';

const ONE_DIGIT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const HUNDRED = 100;

type RowProps = {
  readonly now: DomainFigures;
  /** The same figures for the days before; undefined if there are none. */
  readonly last: DomainFigures | undefined;
  readonly isCompared: boolean;
  readonly firstDay: string | undefined;
};

const Change = ({ words }: { readonly words: string }) => (
  <small className={charts.change}>{words}</small>
);

function Row({ now: { domain, tests, passed, mean }, last, isCompared, firstDay }: RowProps) {
  const lastRate = last ? shareOf(last.passed, last.tests) : null;
  const lastMean = last ? last.mean / HUNDRED : null;
  return (
    <tr>
      <th scope="row">
        <FigureLink behind={{ resource: 'results', filter: { domain } }} day={firstDay}>
          {domainLabel(domain)}
        </FigureLink>
      </th>
      <td>
        {asNumber(tests)}
        {isCompared && <Change words={changeOf(tests, last?.tests ?? 0)} />}
      </td>
      <td>
        <FigureLink
          behind={{ resource: 'results', filter: { domain, passed: 'true' } }}
          day={firstDay}
        >
          {asShare(passed, tests)}
          <span className="visually-hidden"> passed in {domainLabel(domain)}</span>
        </FigureLink>
        <Bar share={passed / tests} />
        {isCompared && <Change words={pointsOf(passed / tests, lastRate)} />}
      </td>
      <td>
        {ONE_DIGIT.format(mean)}%
        <Bar share={mean / HUNDRED} />
        {isCompared && <Change words={pointsOf(mean / HUNDRED, lastMean)} />}
      </td>
    </tr>
  );
}

export function DomainTable({ figures }: { readonly figures: Figures }) {
  const { domains, before, testsPerDay } = figures;
  const firstDay = testsPerDay[0]?.day;
  return (
    <section className={styles.part} aria-labelledby="by-domain">
      <h2 id="by-domain">By domain</h2>
      {domains.length === 0 ? (
        <p className="empty">No tests in these days.</p>
      ) : (
        <div className={charts.scroll} tabIndex={0} role="group" aria-label="By domain, table">
          <table className={charts.table}>
            <caption className="visually-hidden">Tests, pass rate and mean score by domain</caption>
            <thead>
              <tr>
                <th scope="col">Domain</th>
                <th scope="col">Tests</th>
                <th scope="col">Pass rate</th>
                <th scope="col">Mean score</th>
              </tr>
            </thead>
            <tbody>
              {domains.map((now) => (
                <Row
                  key={now.domain}
                  {...{ now, isCompared: Boolean(before), firstDay }}
                  last={before?.domains.find(({ domain }) => domain === now.domain)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
