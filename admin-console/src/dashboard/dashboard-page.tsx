import { Link } from 'react-router';
import { type Figures, asShare } from './figures.js';
import { mendsIn } from './to-mend.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DomainTable } from './domain-figures.js';
import { Tiles } from './tiles.js';
import { Failed } from '../components/failed.js';
import { Loading } from '../components/loading.js';
import { useChoice } from '../components/use-choice.js';
import { wordsOf } from '../components/refusal.js';
import { answerTo } from '../providers/data-provider.js';
import styles from './dashboard.module.css';
import { Bar } from '../components/bar.js';
import { changeOf } from './comparison.js';
import { FigureLink } from '../components/values.js';
import { asCount } from '../components/format.js';
import charts from '../components/charts.module.css';

const STEPS = [
  ['signedUp', 'Signed up', {}],
  ['verified', 'Verified the email', { verified: 'true' }],
  ['paid', 'Paid', { paid: 'true' }],
  ['started', 'Started a test', { tested: 'true' }],
  ['passed', 'Passed a test', { passed: 'true' }],
] as const;

/** How far the students came who signed up in these days. */
function Funnel({ figures: { funnel, before, testsPerDay } }: { readonly figures: Figures }) {
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

const SPANS = ['7', '30', '90'];

type SpanChoiceProps = { readonly span: string; readonly onChoose: (span: string) => void };

export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  return (
    <div role="group" aria-label="Days covered" className={styles.spans}>
      {SPANS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === span}
          onClick={() => onChoose(days)}
        >
          {days} days
        </button>
      ))}
    </div>
  );
}

export function NeedsAHand({ figures }: { readonly figures: Figures }) {
  const mends = mendsIn(figures);
  return (
    <section className={styles.part} aria-labelledby="needs-a-hand">
      <h2 id="needs-a-hand">Needs a hand today</h2>
      {mends.length === 0 ? (
        <p className="empty">Nothing waits for you.</p>
      ) : (
        <ul className={styles.mends}>
          {mends.map(({ text, to, isBad }) => (
            <li key={to} className={isBad ? styles.bad : undefined}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The days that the figures are compared with, or why there are none. */
function Against({ figures: { days, before } }: { readonly figures: Figures }) {
  const words = before
    ? `Compared with the ${days} days before, up to the same hour.`
    : `There are no whole ${days} days before these to compare with.`;
  return <p className="margin-0 soft small">{words}</p>;
}

function Parts({ figures }: { readonly figures: Figures }) {
  return (
    <>
      <NeedsAHand figures={figures} />
      <Against figures={figures} />
      <Tiles figures={figures} />
      <div className={styles.pair}>
        <Funnel figures={figures} />
        <DomainTable figures={figures} />
      </div>
    </>
  );
}

export default function DashboardPage() {
  const [span, setSpan] = useChoice('days', '30');
  const path = `/api/admin/dashboard?days=${encodeURIComponent(span)}` as const;
  const { data, error, isFetching, refetch } = useQuery({
    ...answerTo(path),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <SpanChoice span={span} onChoose={setSpan} />
      {error && (
        <Failed
          message={wordsOf(error, 'Failed to fetch the figures.')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Parts figures={data} />}
      {isFetching && !data && <Loading />}
    </div>
  );
}
