import { readdirSync, readFileSync } from 'node:fs';

/** Mutation testing of one area of the domain, by the tests of that area; `npm run mutate` sets it. */
const area = process.env.MUTATE_AREA ?? 'exam';
const cache = '.cache/mutation';

/** Tests of many cases come last: most changes are noticed by an example, in less time. */
const triesMany = (name) =>
  Number(
    /fast-check|killed-stores|random|chooseSize/.test(
      readFileSync(`domain/src/${area}/${name}`, 'utf8'),
    ),
  );

const tests = readdirSync(`domain/src/${area}`, { recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .sort((one, other) => triesMany(one) - triesMany(other));

export default {
  mutate: [`domain/src/${area}/**/*.ts`, '!domain/src/**/*.test.ts'],
  ignorePatterns: [
    '**',
    '!domain/**',
    '!tools/scripts/mutation/**',
    '!tsconfig.base.json',
    '**/dist',
  ],
  buildCommand: 'node tools/scripts/mutation/build.mjs',
  plugins: ['@stryker-mutator/mocha-runner', './tools/scripts/mutation/ignore-texts.mjs'],
  // Literals of several words are texts for people: no rule depends on one.
  ignorers: ['texts'],
  testRunner: 'mocha',
  mochaOptions: { spec: tests.map((name) => `domain/dist/${area}/${name.replace(/ts$/, 'js')}`) },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  // A busy machine is no mutant that runs for ever.
  timeoutMS: 10_000,
  tempDirName: `${cache}/sandbox`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${cache}/${area}.json` },
  htmlReporter: { fileName: `${cache}/${area}.html` },
  thresholds: { high: 95, low: 90, break: 90 },
  disableTypeChecks: 'domain/src/**/*.ts',
};
