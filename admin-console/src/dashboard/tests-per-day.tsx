import { Link } from 'react-router';
import { FigureLink } from '../components/figure-link.js';
import { rowsBehind } from '../components/list-at.js';
import { useMayRead } from '../components/use-may.js';
import { asDay, asNumber, asShare, sumOf, type DayOfTests } from './figures.js';
import charts from '../components/charts.module.css';
import styles from './dashboard.module.css';

type DaysProps = { readonly days: readonly DayOfTests[] };

const WIDTH = 10;
const GAP = 2;
const HEIGHT = 100;
const RESULTS = { resource: 'results' } as const;

type ColumnProps = { readonly day: DayOfTests; readonly at: number; readonly most: number };

/** A day of the chart. A click leads to its tests; by keyboard, the table below does. */
function Column({ day: { day, tests, passed }, at, most }: ColumnProps) {
  const mayRead = useMayRead(RESULTS.resource);
  const high = (count: number) => (count / most) * HEIGHT;
  const column = { x: at * WIDTH + GAP / 2, width: WIDTH - GAP };
  const bars = (
    <g>
      <title>{`${asDay(day)}: ${asNumber(tests)} tests, ${asNumber(passed)} passed`}</title>
      <rect className={charts.hit} {...column} y={0} height={HEIGHT} />
      <rect
        className={charts.notPassed}
        {...column}
        y={HEIGHT - high(tests)}
        height={high(tests - passed)}
      />
      <rect className={charts.passed} {...column} y={HEIGHT - high(passed)} height={high(passed)} />
    </g>
  );
  if (!mayRead) return bars;
  return (
    <Link to={rowsBehind(RESULTS, day, true)} tabIndex={-1}>
      {bars}
    </Link>
  );
}

function Columns({ days, most }: DaysProps & { readonly most: number }) {
  return (
    <svg
      className={charts.columns}
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, at) => (
        <Column key={day.day} {...{ day, at, most }} />
      ))}
    </svg>
  );
}

function Numbers({ days }: DaysProps) {
  return (
    <details className={charts.numbers}>
      <summary>Show the numbers</summary>
      <div className={charts.scroll} tabIndex={0} role="group" aria-label="Tests per day, table">
        <table className={charts.table}>
          <caption className="visually-hidden">Tests per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Tests</th>
              <th scope="col">Passed</th>
              <th scope="col">Pass rate</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, tests, passed }) => (
              <tr key={day}>
                <th scope="row">
                  <FigureLink behind={RESULTS} day={day} isThatDayAlone>
                    {asDay(day)}
                  </FigureLink>
                </th>
                <td>{asNumber(tests)}</td>
                <td>{asNumber(passed)}</td>
                <td>{asShare(passed, tests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The tests that were closed on each day, by the clocks of India. */
export function TestsPerDay({ days }: DaysProps) {
  const most = Math.max(...days.map(({ tests }) => tests));
  const total = sumOf(days, ({ tests }) => tests);
  return (
    <section className={styles.part} aria-labelledby="tests-per-day">
      <h2 id="tests-per-day">Tests per day</h2>
      {total === 0 ? (
        <p className="empty">No tests in these days.</p>
      ) : (
        <>
          <p className={charts.legend}>
            <span className={charts.ofPassed}>Passed</span>
            <span className={charts.ofNotPassed}>Not passed</span>
            <span>Most on one day: {asNumber(most)}</span>
          </p>
          <Columns days={days} most={most} />
          <p className="flex small justify-between" aria-hidden="true">
            <span>{asDay(days[0]?.day ?? '')}</span>
            <span>{asDay(days.at(-1)?.day ?? '')}</span>
          </p>
          <Numbers days={days} />
        </>
      )}
    </section>
  );
}
