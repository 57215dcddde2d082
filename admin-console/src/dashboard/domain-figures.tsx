import { domainLabel } from '@portal/domain/kernel/choices.js';
import { Bar } from '../components/bar.js';
import { changeOf, pointsOf, shareOf } from './comparison.js';
import { FigureLink } from '../components/values.js';
import { asCount } from '../components/format.js';
import { PlainTable } from '../components/plain-table.js';
import { asShare, type DomainFigures, type Figures } from './figures.js';
import charts from '../components/charts.module.css';

const ONE_DIGIT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const HUNDRED = 100;

const Change = ({ words }: { readonly words: string }) => (
  <small className={charts.change}>{words}</small>
);

function rowOf(now: DomainFigures, { before, testsPerDay }: Figures) {
  const { domain, tests, passed, mean } = now;
  const last = before?.domains.find((one) => one.domain === domain);
  const day = testsPerDay[0]?.day;
  const lastRate = last ? shareOf(last.passed, last.tests) : null;
  const lastMean = last ? last.mean / HUNDRED : null;
  const cells = [
    <FigureLink key="domain" behind={{ resource: 'results', filter: { domain } }} day={day}>
      {domainLabel(domain)}
    </FigureLink>,
    <>
      {asCount(tests)}
      {before && <Change words={changeOf(tests, last?.tests ?? 0)} />}
    </>,
    <>
      <FigureLink behind={{ resource: 'results', filter: { domain, passed: 'true' } }} day={day}>
        {asShare(passed, tests)}
        <span className="visually-hidden"> passed in {domainLabel(domain)}</span>
      </FigureLink>
      <Bar share={passed / tests} />
      {before && <Change words={pointsOf(passed / tests, lastRate)} />}
    </>,
    <>
      {ONE_DIGIT.format(mean)}%
      <Bar share={mean / HUNDRED} />
      {before && <Change words={pointsOf(mean / HUNDRED, lastMean)} />}
    </>,
  ];
  return { key: domain, cells };
}

export const DomainTable = ({ figures }: { readonly figures: Figures }) => (
  <PlainTable
    title="By domain"
    level={2}
    empty="No tests in these days."
    columns={['Domain', 'Tests', 'Pass rate', 'Mean score']}
    rows={figures.domains.map((one) => rowOf(one, figures))}
  />
);
