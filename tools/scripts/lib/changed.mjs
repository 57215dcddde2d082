import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

const MAIN = ['main', 'origin/main'];

/** The browser tests import none of it but their axe. */
const OF_OTHER_TESTS = /^(?!e2e\/|sandbox\/src\/inbox\/testing\/).*(\.test\.tsx?$|\/testing\/)/;

const JOURNEYS = ['journey', 'keyboard-journey'];
const ACCOUNTS = ['accounts', 'age-statement', 'data-goes-along', 'codes-that-tell'];
const PRIVACY = ['data-export'];
const PAYMENTS = ['payment', 'receipt', 'student-state', 'console-payments', 'console-support'];
const EXAM = ['attempt', 'test-bar', 'result', 'try-test', 'practice', 'portal', 'student-state'];
const IN_EXAM = ['late-answers', 'live-view'];
const APPLICATIONS = ['application', 'applicant', 'data-goes-along', 'console-pipeline'];
const QUESTIONS = ['console-questions', 'question-disputes', 'practice'];
const SITE = ['public-pages', 'home', 'layers', 'articles', 'split-pages', 'display-settings'];
const SHELL = [...SITE, 'sample-ribbon', 'figures-in-force'];
const CONSOLE = ['console', 'support-stopwatch', 'live-view', 'late-answers', 'keyboard-journey'];
const RULES = '(domain|backend)/src';
const PAGES = 'public-web/src/features';

/** Which browser tests a change can touch, by the beginnings of their names. @public */
export const BROWSER_TESTS = [
  ['e2e/(src/testing/|playwright)|sandbox/src/inbox/testing/', ['']],
  ['admin-console', CONSOLE],
  ['public-web/src/styles/palette', CONSOLE],
  ['public-web/src/(app|components|lib|starter|styles|fonts)', [...SHELL, 'portal', ...JOURNEYS]],
  ['public-web/src/exam-worker', ['attempt-offline']],
  [`public-web/(?!src)|public-web/src/content|${PAGES}/(home|site|articles)`, SHELL],
  [`${PAGES}/(chat|contact|legal)`, SITE],
  [`(${RULES}|${PAGES})/(accounts|staff)`, [...ACCOUNTS, 'console-admins', ...JOURNEYS]],
  [`(${RULES}|${PAGES})/payments`, [...PAYMENTS, ...JOURNEYS]],
  [`(${RULES}|${PAGES})/(exam|journey)`, [...EXAM, ...IN_EXAM, ...JOURNEYS]],
  [`(${RULES}|${PAGES})/(rulings|regrading)`, [...IN_EXAM, ...QUESTIONS]],
  [`(${RULES}|${PAGES})/question`, QUESTIONS],
  [`(${RULES}|${PAGES})/(certificates|badges)`, ['certificate', 'console-certificates']],
  [`(${RULES}|${PAGES})/applications`, [...APPLICATIONS, 'console-support']],
  [`${RULES}/(privacy|student-record)`, [...PRIVACY, 'console-search']],
  [`${RULES}/consents`, [...PRIVACY, 'age-statement']],
  [`${RULES}/settings`, ['figures-in-force', 'console-settings']],
  [`${RULES}/(audit|bulk|dashboard|ops|email)`, CONSOLE],
  ['(domain|backend|sandbox)', [...JOURNEYS, 'npm-start']],
].map(([area, names]) => [new RegExp(`^(${area})`), names]);

/** A test that no area names runs with every change. */
const ALL_NAMES = BROWSER_TESTS.flatMap(([, names]) => names).filter((name) => name !== '');

const isAmong = (file, names) => names.some((beginning) => file.startsWith(beginning));

/** What a run for the changes since `main` leaves out. */
export const LEFT_OUT = [
  'Left out: format, lint and the other checks; tests that import nothing that changed; browser',
  'tests of other areas; drills, which run the built product and import little of it.',
  '`npm test` runs all of that.',
].join('\n');

/** The commit from which the work here began, and the files changed since. */
export async function changesSinceMain(root, stop) {
  const git = (...words) => runProgram(['git', ...words], { cwd: root, stop });
  const base = await firstOf(MAIN, (name) => git('merge-base', 'HEAD', name));
  const committed = await git('diff', '--name-only', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { base, files: `${committed}${added}`.split('\n').filter(Boolean) };
}

async function firstOf(names, ask) {
  for (const name of names) {
    try {
      return (await ask(name)).trim();
    } catch (error) {
      if (name === names.at(-1)) throw error;
    }
  }
}

/** The browser tests, by path, that these files can touch. */
export function browserTestsFor(root, files) {
  const folder = join(root, 'e2e', 'src');
  const sources = files.filter((file) => !OF_OTHER_TESTS.test(file));
  const names = sources.flatMap((file) =>
    BROWSER_TESTS.filter(([area]) => area.test(file)).flatMap(([, tests]) => tests),
  );
  const touched = readdirSync(folder)
    .filter((name) => /\.(test|spec)\.ts$/.test(name))
    .filter((name) => isAmong(name, names) || !isAmong(name, ALL_NAMES))
    .map((name) => `e2e/src/${name}`);
  const own = files.filter((file) => /^e2e\/src\/.*\.(test|spec)\.ts$/.test(file));
  return [...new Set([...touched, ...own])].filter((path) => existsSync(join(root, path)));
}
