/**
 * Refuses regular expressions that take more than linear time on some text, since one such text in
 * a request would stop the process for everybody. The core of the tests takes the verdicts that are
 * kept in safe-patterns.json, and judges what is new; all else judges every pattern.
 * `node tools/scripts/check-patterns.mjs --keep` keeps them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { patternsIn, patternsOf } from './lib/patterns.mjs';

// Not its program for one kind of machine: every machine comes to the same verdicts.
process.env.RECHECK_BACKEND = 'pure';
const require = createRequire(import.meta.url);
const { checkSync } = require('recheck');
const { version } = JSON.parse(readFileSync(require.resolve('recheck/package.json'), 'utf8'));

const root = join(import.meta.dirname, '../..');
const KEPT = join(root, 'tools', 'scripts', 'lib', 'safe-patterns.json');
const TIMEOUT_MS = 120_000;

/** Each takes quadratic or exponential time, and must be noticed. */
const PROBES = [
  'export const a = (text: string) => text.split(/\\s*;\\s*/);',
  "export const b = (text: string) => text.replace(/\\/+$/, '');",
  "export const c = new RegExp('^(a+)+$', 'u');",
  'export const d = RegExp(`\\\\s+x`);',
  'export const e = (text: string) => new RegExp(`^${text}$`);',
];

const nameOf = ({ source, flags }) => `/${source}/${flags}`;

/** Why a pattern is refused; undefined for a safe one. */
function faultOf({ source, flags }) {
  const { status, complexity, attack, error } = checkSync(source, flags, { timeout: TIMEOUT_MS });
  if (status === 'safe') return undefined;
  const reason = complexity?.summary ?? error?.kind ?? status;
  return attack ? `${reason}, with ${attack.pattern}` : reason;
}

/** The patterns that this version of recheck once judged as safe. */
function keptVerdicts() {
  if (process.env.CORE_TESTS !== '1') return new Set();
  const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
  return kept.version === version ? new Set(kept.safe) : new Set();
}

function judge(patterns) {
  const known = keptVerdicts();
  const safe = new Set();
  const faults = [];
  for (const pattern of patterns) {
    if (pattern.isComposed) {
      faults.push(
        `${pattern.at}: write the pattern out, or say in tools/scripts/lib/patterns.mjs why not`,
      );
      continue;
    }
    const name = nameOf(pattern);
    const fault = known.has(name) || safe.has(name) ? undefined : faultOf(pattern);
    if (fault) faults.push(`${pattern.at}: ${name} may take too long: ${fault}`);
    else safe.add(name);
  }
  return { faults, safe: [...safe].sort() };
}

const unnoticed = PROBES.filter((line) => {
  const patterns = patternsIn('probe.ts', line);
  return (
    patterns.length === 0 || patterns.some((pattern) => !pattern.isComposed && !faultOf(pattern))
  );
}).map((line) => `The check lets this through: ${line}`);

const { faults, safe } = judge(patternsOf(root));
if (process.argv.includes('--keep')) {
  writeFileSync(KEPT, `${JSON.stringify({ version, safe }, null, 2)}\n`);
}
const problems = [...unnoticed, ...faults];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
