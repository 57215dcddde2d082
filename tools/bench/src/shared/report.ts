import type { Verdict } from './contest.js';

/** Prints how it is, hands it to anyone who runs all benchmarks, and sets the exit code. */
export function conclude(verdicts: readonly Verdict[]): void {
  console.log();
  print(verdicts);
  process.send?.(verdicts);
  if (!verdicts.every(({ isMet }) => isMet)) process.exitCode = 1;
}

/** A table of what was measured and what was to be reached. */
export function print(verdicts: readonly Verdict[]): void {
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  for (const { what, measured, target, isMet } of verdicts) {
    console.log(
      `${what.padEnd(width)}  ${measured}  target ${target}: ${isMet ? 'met' : 'MISSED'}`,
    );
  }
}
