import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells times in hundredths of a second. */
const TICKS_A_SECOND = 100;

type Stat = { readonly parent: number; readonly own: number; readonly ofEndedChildren: number };

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
    return { parent: Number(fields[1]), own: ticks(11), ofEndedChildren: ticks(13) };
  } catch {
    return null;
  }
}

export const cpuOf = (pid: number): number => (statOf(pid)?.own ?? NaN) / TICKS_A_SECOND;

/** CPU of a process and its children so far, those that have ended included, in seconds. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const head = statOf(pid);
  const ticks = children.reduce((sum, { own }) => sum + own, 0);
  return (ticks + (head?.own ?? NaN) + (head?.ofEndedChildren ?? NaN)) / TICKS_A_SECOND;
}

/** What a process holds in memory, in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
