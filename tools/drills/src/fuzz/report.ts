import { readFile } from 'node:fs/promises';
import type { FuzzRequest } from './requests.js';

/** The memory that a process holds. */
export async function residentMibOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** A text that fits in a report. */
export const shorten = (text: string): string =>
  text.length > 600 ? `${text.slice(0, 600)} …` : text;

/** What went wrong with a request, and how to send it again. */
export const tell = (
  at: number,
  seed: number,
  { method, target, ...rest }: FuzzRequest,
  fault: string,
) =>
  [
    `Request ${at} of seed ${seed}: ${fault}`,
    `${rest.caller}: ${method} ${shorten(target)}`,
    shorten(JSON.stringify(rest.headers)),
    `${String(rest.body.type)}: ${shorten(rest.body.bytes?.toString('utf8') ?? 'no body')}`,
    `Again: npm run fuzz -- --seed ${seed} --only ${at}`,
  ].join('\n');
