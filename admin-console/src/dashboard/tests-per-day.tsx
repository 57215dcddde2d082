import { asDay, asNumber, asShare, sumOf, type DayOfTests } from './figures.js';
import charts from './charts.module.css';
import styles from './dashboard.module.css';

type DaysProps = { readonly days: readonly DayOfTests[] };

const WIDTH = 10;
const GAP = 2;
const HEIGHT = 100;

function Columns({ days, most }: DaysProps & { readonly most: number }) {
  const high = (tests: number) => (tests / most) * HEIGHT;
  return (
    <svg
      className={charts.columns}
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, tests, passed }, at) => {
        const column = { x: at * WIDTH + GAP / 2, width: WIDTH - GAP };
        return (
          <g key={day}>
            <title>{`${asDay(day)}: ${asNumber(tests)} tests, ${asNumber(passed)} passed`}</title>
            <rect className={charts.hit} {...column} y={0} height={HEIGHT} />
            <rect
              className={charts.notPassed}
              {...column}
              y={HEIGHT - high(tests)}
              height={high(tests - passed)}
            />
            <rect
              className={charts.passed}
              {...column}
              y={HEIGHT - high(passed)}
              height={high(passed)}
            />
          </g>
        );
      })}
    </svg>
  );
}

function Numbers({ days }: DaysProps) {
  return (
    <details className={charts.numbers}>
      <summary>Show the numbers</summary>
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
              <th scope="row">{asDay(day)}</th>
              <td>{asNumber(tests)}</td>
              <td>{asNumber(passed)}</td>
              <td>{asShare(passed, tests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
          <p className={charts.axis} aria-hidden="true">
            <span>{asDay(days[0]?.day ?? '')}</span>
            <span>{asDay(days.at(-1)?.day ?? '')}</span>
          </p>
          <Numbers days={days} />
        </>
      )}
    </section>
  );
}
