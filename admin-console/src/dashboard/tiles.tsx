import { formatCount } from '@portal/domain/kernel/format-count.js';
import { changeOf, pointsOf, shareOf } from './comparison.js';
import { FigureLink } from '../components/values.js';
import { asShare, type DomainFigures, type Figures, sumOf } from './figures.js';
import type { Behind } from '../components/list-at.js';
import { asCount, asPaise } from '../components/format.js';
import styles from './dashboard.module.css';

type Tile = {
  readonly label: string;
  readonly figure: string;
  readonly beside: string;
  /** The change from the days before; left out for figures of the present moment. */
  readonly change?: string | undefined;
  readonly behind: Behind;
  /** Whether the figure is about the chosen days. */
  readonly isOfDays: boolean;
  /** Whether the figure is long and needs two places. */
  readonly isWide?: true;
};

function moneyTile({ money, before }: Figures): Tile[] {
  if (!money) return [];
  const { gross, refunded, net, payments } = money;
  const from = formatCount(payments, 'payment');
  return [
    {
      label: 'Revenue, net',
      figure: asPaise(net),
      beside: `${asPaise(gross)} gross from ${from}, ${asPaise(refunded)} refunded`,
      change: before?.money && changeOf(net, before.money.net, asPaise),
      behind: { resource: 'payments', since: 'paidSince' },
      isOfDays: true,
      isWide: true,
    },
  ];
}

const testsOf = (domains: readonly DomainFigures[]) => ({
  tests: sumOf(domains, (one) => one.tests),
  passed: sumOf(domains, (one) => one.passed),
});

function testTiles({ testsPerDay, before }: Figures): Tile[] {
  const tests = sumOf(testsPerDay, (day) => day.tests);
  const passed = sumOf(testsPerDay, (day) => day.passed);
  const today = testsPerDay.at(-1)?.tests ?? 0;
  const last = before && testsOf(before.domains);
  const rate = shareOf(passed, tests);
  return [
    {
      ...{ label: 'Tests', figure: asCount(tests), beside: `${asCount(today)} today` },
      ...(last && { change: changeOf(tests, last.tests) }),
      ...{ behind: { resource: 'results' }, isOfDays: true },
    },
    {
      ...{ label: 'Pass rate', figure: asShare(passed, tests) },
      beside: `${asCount(passed)} passed`,
      ...(last && rate !== null && { change: pointsOf(rate, shareOf(last.passed, last.tests)) }),
      ...{ behind: { resource: 'results', filter: { passed: 'true' } }, isOfDays: true },
    },
  ];
}

function stateTiles({ mails, attempts }: Figures): Tile[] {
  const tiles: Tile[] = [];
  if (attempts) {
    tiles.push({
      ...{ label: 'Being sat now', figure: asCount(attempts.open), beside: 'open attempts' },
      ...{ behind: { resource: 'attempts', filter: { state: 'open' } }, isOfDays: false },
    });
  }
  if (mails) {
    tiles.push({
      ...{ label: 'Mails waiting', figure: asCount(mails.waiting), isOfDays: false },
      beside: `${asCount(mails.failed)} failed`,
      behind: { resource: 'emails', filter: { state: 'pending' } },
    });
  }
  return tiles;
}

/** The main figures, each with a link to the rows that it counts. */
export function Tiles({ figures }: { readonly figures: Figures }) {
  const tiles = [...moneyTile(figures), ...testTiles(figures), ...stateTiles(figures)];
  const firstDay = figures.testsPerDay[0]?.day;
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, figure, beside, change, behind, isOfDays, isWide }) => (
        <div key={label} className={isWide && styles.wide}>
          <dt>
            <FigureLink behind={behind} day={isOfDays ? firstDay : undefined}>
              {label}
            </FigureLink>
          </dt>
          <dd className={styles.figure}>{figure}</dd>
          <dd>{beside}</dd>
          {change && <dd>{change}</dd>}
        </div>
      ))}
    </dl>
  );
}
