import type { Attack, AttackReport, Latencies } from './attack.js';

const MOST_GUESSES = 100;
const CLEAN_MS = 5_000;
const OTHERS_MS = 1_000;
const KNOWN_MS = 1_000;
const MOST_TOLD = 20;
const MOST_MAILS = 60;
const MOST_TO_ONE = 10;

/** A sign-in from elsewhere on a machine of two cores with nothing else to do. */
const QUIET_MS = 300;

const p99 = ({ ms }: Latencies): number => {
  const sorted = [...ms].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
};

const most = ({ ms }: Latencies): number => Math.max(...ms, 0);

/** Counts that hold on any machine, however slow. */
const countsHold = ({ guesses, toldApart, mails, toOne, reset, ownerKnown }: AttackReport) =>
  guesses <= MOST_GUESSES &&
  toldApart <= MOST_TOLD &&
  mails <= MOST_MAILS &&
  toOne <= MOST_TO_ONE &&
  reset &&
  ownerKnown.failed === 0;

/**
 * Whether the targets hold. Who does all the work that is asked for can use up the day's guesses of an
 * account; then its owner comes in on a known device, or by a reset.
 */
export function isHeld(report: AttackReport, { diligence }: Attack): boolean {
  const { ownerKnown, ownerClean, others, quiet } = report;
  // A machine that others use as well is as much slower before the attack.
  const slowness = Math.max(1, p99(quiet) / QUIET_MS);
  return (
    countsHold(report) &&
    most(ownerKnown) <= KNOWN_MS * slowness &&
    p99(others) <= OTHERS_MS * slowness &&
    (diligence === 'proves' || (ownerClean.failed === 0 && most(ownerClean) <= CLEAN_MS * slowness))
  );
}

const WIDTHS = [9, 15, 7, 8, 10, 12, 14, 11, 6, 8, 6, 6];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('  ')
    .trimEnd();

export const HEAD = line([
  'addresses',
  'attacker',
  'calls',
  'guesses',
  'quiet p99',
  'owner known',
  'owner clean',
  'others p99',
  'reset',
  'told of',
  'mails',
  'to one',
]);

const toldOf = (latencies: Latencies, ms: number): string =>
  `${ms.toFixed(0)} ms${latencies.failed > 0 ? `, ${String(latencies.failed)} no` : ''}`;

/** One line of plain text. */
export const rowOf = ({ addresses, diligence }: Attack, report: AttackReport): string =>
  line([
    String(addresses),
    diligence,
    String(report.calls),
    String(report.guesses),
    toldOf(report.quiet, p99(report.quiet)),
    toldOf(report.ownerKnown, most(report.ownerKnown)),
    toldOf(report.ownerClean, most(report.ownerClean)),
    toldOf(report.others, p99(report.others)),
    report.reset ? 'yes' : 'NO',
    String(report.toldApart),
    String(report.mails),
    String(report.toOne),
  ]);
