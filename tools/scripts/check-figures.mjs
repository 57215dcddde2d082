/**
 * Refuses a figure of the business (fee, time, threshold, questions, attempts) that is written into a
 * source: pages, mails and replies show those in force.
 */
import { join } from 'node:path';
import { figuresIn, hardCodedFigures } from './lib/hard-coded-figures.mjs';

/** Each is a figure of the specification in another spelling, and must be noticed. */
const PROBES = [
  'export const a = <p>The test costs ₹500.</p>;',
  "export const b = 'It costs Rs. 500, once';",
  "export const c = 'It costs INR 500, five hundred rupees';",
  'export const d = <p>You have\n  30\n  minutes.</p>;',
  "export const e = 'A 30-minute test';",
  "export const f = 'It takes half an hour';",
  "export const g = 'Thirty minutes';",
  "export const h = '65 % is a pass';",
  "export const i = 'You need 65% to pass';",
  "export const j = 'sixty-five per cent';",
  "export const k = '10 multiple-choice questions';",
  "export const l = 'Ten questions';",
  "export const m = 'up to 5 times';",
  "export const n = 'all five attempts';",
  "import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';",
];
/** None of these is one. */
const OTHERS = [
  "export const a = '// ₹5000 and ₹500,000';",
  '/** "30 minutes" */\nexport const b = FIGURES.time;',
  "export const c = 'within 300 minutes, 165 %, 110 questions and 15 attempts';",
];

const found = (source) => figuresIn('public-web/src/content/probe.ts', source);
const problems = [
  ...PROBES.filter((source) => found(source).length === 0).map(
    (source) => `The check lets this through: ${source}`,
  ),
  ...OTHERS.flatMap(found).map((problem) => `The check refuses what is none: ${problem}`),
  ...hardCodedFigures(join(import.meta.dirname, '../..')),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
