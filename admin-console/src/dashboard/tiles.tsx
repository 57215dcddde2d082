import { PAISE_PER_RUPEE } from '@portal/domain/payments/orders/payment.js';
import { asNumber, asShare, sumOf, type Figures } from './figures.js';
import { asRupees } from '../components/format.js';
import styles from './dashboard.module.css';

type Tile = readonly [label: string, figure: string, beside: string];

function moneyTile({ money }: Figures): Tile[] {
  if (!money) return [];
  const { revenue, payments } = money;
  const beside = payments === 1 ? 'from 1 payment' : `from ${asNumber(payments)} payments`;
  return [['Revenue', asRupees(revenue / PAISE_PER_RUPEE), beside]];
}

function testTiles({ testsPerDay }: Figures): Tile[] {
  const tests = sumOf(testsPerDay, (day) => day.tests);
  const passed = sumOf(testsPerDay, (day) => day.passed);
  const today = testsPerDay.at(-1)?.tests ?? 0;
  return [
    ['Tests', asNumber(tests), `${asNumber(today)} today`],
    ['Pass rate', asShare(passed, tests), `${asNumber(passed)} passed`],
  ];
}

function stateTiles({ mails, attempts }: Figures): Tile[] {
  const tiles: Tile[] = [];
  if (attempts) tiles.push(['Being sat now', asNumber(attempts.open), 'open attempts']);
  if (mails) {
    tiles.push(['Mails waiting', asNumber(mails.waiting), `${asNumber(mails.failed)} failed`]);
  }
  return tiles;
}

/** The figures that one asks for first. */
export function Tiles({ figures }: { readonly figures: Figures }) {
  const tiles = [...moneyTile(figures), ...testTiles(figures), ...stateTiles(figures)];
  return (
    <dl className={styles.tiles}>
      {tiles.map(([label, figure, beside]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
          <dd>{beside}</dd>
        </div>
      ))}
    </dl>
  );
}
