import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 10;
const MOST_LINES = 8;

const timeOf = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`.padStart(
    8,
  );

/** Counts over the checks and both runners, and says at the end what failed and where the time went. */
export class TestResults {
  passed = 0;
  failed = 0;
  skipped = 0;
  failures = [];
  files = [];
  parts = [];

  constructor(root) {
    this.root = root;
  }

  pass() {
    this.passed += 1;
  }

  fail(name, ...hints) {
    this.failed += 1;
    this.failures.push([`Failed: ${name}`, ...hints.map((hint) => `        ${hint}`)].join('\n'));
  }

  async timePart(name, work) {
    const began = performance.now();
    await work();
    this.parts.push({ path: name, seconds: (performance.now() - began) / 1000 });
  }

  addJest({ testResults }) {
    for (const { name, status, startTime, endTime, assertionResults } of testResults) {
      const path = relative(this.root, name);
      this.files.push({ path, seconds: (endTime - startTime) / 1000 });
      if (status === 'failed' && assertionResults.length === 0) this.fail(path, again(path));
      for (const { status: state, fullName, title, failureMessages } of assertionResults) {
        const why = () => reasonsIn(failureMessages[0], path);
        if (state === 'passed') this.pass();
        else if (state === 'failed')
          this.fail(`${path}: ${fullName}`, ...why(), again(path, title));
        else this.skipped += 1;
      }
    }
  }

  addPlaywright({ suites, config, errors }) {
    for (const suite of suites) {
      const path = relative(this.root, `${config.rootDir}/${suite.file}`);
      const tests = testsIn(suite);
      const results = tests.flatMap((test) => test.results);
      this.files.push({ path, seconds: sum(results.map(({ duration }) => duration)) / 1000 });
      for (const test of tests) this.addBrowserTest(path, test);
    }
    for (const { message } of errors) this.fail(message);
  }

  addBrowserTest(path, { title, status, results }) {
    if (status === 'expected') return this.pass();
    if (status === 'skipped') return void (this.skipped += 1);
    const pictures = results
      .flatMap(({ attachments }) => attachments)
      .flatMap(({ path: picture }) => picture ?? []);
    const { stack, message } = results.find(({ error }) => error)?.error ?? {};
    const why = reasonsIn(stack ?? message, path);
    this.fail(`${path}: ${title}`, ...why, again(path, title), ...pictures);
  }

  /** The parts' times, each with how much longer it took than in the last whole run that is stored here. */
  compareParts() {
    const file = join(this.root, '.cache', 'times.json');
    const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const times = this.parts.map(({ path, seconds }) => [path, seconds]);
    if (this.failed === 0) writeFileSync(file, JSON.stringify(Object.fromEntries(times)));
    for (const part of this.parts.filter(({ path }) => path in before)) {
      const more = part.seconds - before[part.path];
      part.path += `, ${more < 0 ? '' : '+'}${more.toFixed(0)} s beside the last run`;
    }
  }

  summary() {
    const line = ({ path, seconds }) => `${timeOf(seconds)}  ${path}`;
    const slowest = this.files.toSorted((one, other) => other.seconds - one.seconds);
    return [
      'The slowest files:',
      ...slowest.slice(0, SLOWEST).map(line),
      'The parts:',
      ...this.parts.map(line),
      ...this.failures,
      ...(this.skipped > 0 ? [`${this.skipped} skipped`] : []),
      `${this.passed} passed, ${this.failed} failed`,
    ].join('\n');
  }
}

/** What was expected and seen, and the line of the test's file. */
function reasonsIn(failure = '', path) {
  const [words, ...stack] = stripVTControlCharacters(failure).split(/\n +at /);
  const [, line] = stack.map((one) => one.split(`${path}:`)).find(({ length }) => length > 1) ?? [];
  const place = line ? [`${path}:${Number.parseInt(line, 10)}`] : [];
  return [
    ...place,
    ...words
      .split('\n')
      .filter((one) => one.trim())
      .slice(0, MOST_LINES),
  ];
}

/** The command that runs it alone. */
const again = (path, title) =>
  `npm test -- ${path}${title === undefined ? '' : ` -t ${JSON.stringify(title)}`}`;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
  ...suites.flatMap(testsIn),
];
