import type { Verdict } from './contest.js';

export function conclude(verdicts: readonly Verdict[]): void {
  console.log();
  print(verdicts);
  process.send?.(verdicts);
  if (!verdicts.every(({ isMet }) => isMet)) process.exitCode = 1;
}

export function print(verdicts: readonly Verdict[]): void {
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  for (const { what, measured, target, isMet } of verdicts) {
    console.log(
      `${what.padEnd(width)}  ${measured}  target ${target}: ${isMet ? 'met' : 'MISSED'}`,
    );
  }
}
