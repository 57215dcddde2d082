import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

const MAIN = ['main', 'origin/main'];

const OF_OTHER_TESTS = /^(?!e2e\/).*(\.test\.tsx?$|\/testing\/)/;

/** Which browser tests a change can touch, by the beginnings of their names. */
const BROWSER_TESTS = [
  [/^e2e\/src\/testing\/|^e2e\/playwright/, ['']],
  [/^admin-console\//, ['console', 'keyboard']],
  [/^public-web\/src\/features\/accounts\//, ['accounts', 'own-data', 'journey']],
  [/^public-web\/src\/features\/home\//, ['home']],
  [/^public-web\/src\/features\/exam\//, ['sitting', 'result', 'journey', 'portal']],
  [/^public-web\/src\/features\/payments\//, ['payment', 'receipt', 'journey', 'portal']],
  [/^public-web\/src\/(features|content)\//, ['public-pages', 'application', 'home', 'journey']],
  [/^public-web\//, ['home', 'public-pages', 'accounts', 'portal', 'journey', 'application']],
  [/^(domain|backend)\/src\/accounts\//, ['accounts', 'journey']],
  [/^(domain|backend)\/src\/payments\//, ['payment', 'receipt', 'console-payments', 'journey']],
  [/^(domain|backend)\/src\/exam\//, ['sitting', 'result', 'journey']],
  [/^(domain|backend)\/src\/(administration|question-bank)\//, ['console', 'journey']],
  [/^(domain|backend)\/src\/privacy\//, ['own-data', 'journey']],
  [/^(domain|backend|sandbox)\//, ['journey', 'npm-start']],
];

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
  const names = sources.flatMap(
    (file) => BROWSER_TESTS.find(([area]) => area.test(file))?.[1] ?? [],
  );
  const touched = readdirSync(folder)
    .filter((name) => /\.(test|spec)\.ts$/.test(name))
    .filter((name) => names.some((beginning) => name.startsWith(beginning)))
    .map((name) => `e2e/src/${name}`);
  const own = files.filter((file) => /^e2e\/src\/.*\.(test|spec)\.ts$/.test(file));
  return [...new Set([...touched, ...own])].filter((path) => existsSync(join(root, path)));
}
