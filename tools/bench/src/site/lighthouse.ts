import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The last that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ANSWER_BYTES = 32 * 2 ** 20;

/** What Lighthouse says of one visit: milliseconds, and the share of the screen that moved. */
export type Visit = { readonly lcp: number; readonly tbt: number; readonly cls: number };

const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Report = { readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> };

/** A visit with a slow phone on slow 4G, by Lighthouse's own presets. */
export async function visit(url: string): Promise<Visit> {
  const words = [url, '--only-categories=performance', '--output=json', '--quiet'];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, ...words, flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    maxBuffer: ANSWER_BYTES,
  });
  const { audits } = JSON.parse(stdout) as Report;
  const figure = (name: keyof Visit): number => {
    const value = audits[AUDITS[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse does not tell ${AUDITS[name]} of ${url}.`);
    return value;
  };
  return { lcp: figure('lcp'), tbt: figure('tbt'), cls: figure('cls') };
}
