import { buildForTests } from './build.mjs';
import { browserTestsFor, changesSinceMain, LEFT_OUT } from './changed.mjs';
import { checkBuild, checkSources, checkTypesAndBorder } from './checks.mjs';
import { getChromium } from './get-chromium.mjs';
import { getNginx } from './get-nginx.mjs';
import { canBuildPgBouncer, getPgBouncer } from './get-pgbouncer.mjs';
import { getRedis } from './get-redis.mjs';
import { show } from './progress.mjs';
import { runJest } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runProgram } from './run-program.mjs';
import { checkTime, keepSeconds } from './test-times.mjs';

const QUICK_PROJECTS = ['--selectProjects', 'domain', 'web'];
const STORM_MINUTES = '3';

/**
 * The core of the tests, or all of them. Lint takes one core for long, so it goes on beside the tests; it
 * reads the types of what was built, so not beside the build.
 */
export async function testWhole(run) {
  const { root, tally } = run;
  const began = performance.now();
  let forTools = 0;
  if (!(await build(run))) return;
  await Promise.all([
    tally.part('Checks, beside all that follows', () => checkSources(root, run)),
    (async () => {
      forTools = await getTools(run, failWithout(tally));
      await jest(run, []);
      await browse(run, []);
    })(),
  ]);
  keepSeconds(root, tally.files);
  const seconds = (performance.now() - began) / 1000 - forTools;
  if (process.env.FULL === '1') await testForLong(run);
  else checkTime(seconds, tally, show);
}

/** Without a build all that follows would fail too, and hide why. */
const build = ({ root, tally, stop, locked }) =>
  locked(() => tally.part('Build', () => checkBuild(root, { tally, stop })));

const failWithout = (tally) => (variable, error) => tally.fail(variable, error);

/**
 * A part of everything, for several machines at once: `checks`, or tests, like `2/4`. Together the
 * checks and all parts of one number are everything.
 */
export async function testPart(run, part) {
  const { root, stop, tally, locked } = run;
  const began = performance.now();
  let forTools = 0;
  if (part === 'checks') {
    if (await build(run)) await tally.part('Checks', () => checkSources(root, run));
  } else {
    await locked(() => tally.part('Build', () => buildForTests(root, stop)));
    forTools = await getTools(run, failWithout(tally));
    await jest(run, [], part);
    await browse(run, [], part);
  }
  checkTime((performance.now() - began) / 1000 - forTools, tally, show);
}

/** The drills at full size with their controls, which must fail, and the long fuzz. */
async function testForLong({ root, tally, stop }) {
  const run = (...words) => runProgram([process.execPath, ...words], { cwd: root, stop });
  await tally.part('Drills and fuzz', async () => {
    await tally.check('Drills and their controls', () =>
      run('tools/drills/dist/main.js', '--minutes', STORM_MINUTES),
    );
    await tally.check('Fuzz', () => run('tools/drills/dist/fuzz/main.js'));
  });
}

/** What needs no build, no database and no browser. */
export async function testQuick(run) {
  await run.locked(() =>
    Promise.all([checkTypesAndBorder(run.root, run), jest(run, QUICK_PROJECTS)]),
  );
}

/** The test files whose path holds the words; other words are Jest's. */
export async function testWords(run, words) {
  await prepareSome(run);
  await jest(run, words);
  await browse(run, words);
  if (run.tally.isEmpty()) throw new Error(`No test has ${words.join(' or ')}`);
}

/** What the changes since `main`, committed or not, can touch. */
export async function testChanged(run) {
  const { root, stop } = run;
  const { base, files } = await changesSinceMain(root, stop);
  await prepareSome(run);
  await jest(run, [`--changedSince=${base}`, '--passWithNoTests']);
  const browserTests = browserTestsFor(root, files);
  const [specs, others] = [true, false].map((isSpec) =>
    browserTests.filter((path) => path.endsWith('.spec.ts') === isSpec),
  );
  if (others.length > 0) await jest(run, others);
  if (specs.length > 0) await browse(run, specs);
  show(LEFT_OUT);
}

async function jest({ root, tally, stop }, words, part) {
  tally.add(await tally.part('Jest', () => runJest(root, { words, part, stop })));
}

async function browse({ root, tally, stop }, words, part) {
  tally.add(await tally.part('Browser', () => runPlaywright(root, { words, part, stop })));
}

/** The chosen tests may do without a build or a tool; but what was built before is not what they are to show. */
async function prepareSome(run) {
  const { root, stop, tally, locked } = run;
  const complain = (error) => {
    stop.throwIfAborted();
    show(error.output ?? error.message);
  };
  const fail = (error) => {
    stop.throwIfAborted();
    tally.fail('Build', error);
  };
  await locked(() => buildForTests(root, stop).catch(fail));
  await getTools(run, (_, error) => complain(error));
}

function usePgBouncer(path) {
  process.env.PGBOUNCER_PATH = path;
}

/** Tells the tests where the tools are; resolves with the seconds that it took. */
async function getTools({ root, stop, tally }, onMissing) {
  const began = performance.now();
  const tools = {
    CHROMIUM_PATH: () => getChromium(root, stop),
    REDIS_SERVER_PATH: () => getRedis(stop),
    NGINX_PATH: () => getNginx(stop),
  };
  await tally.part('Tools', async () => {
    for (const [variable, get] of Object.entries(tools)) {
      try {
        process.env[variable] = await get();
      } catch (error) {
        stop.throwIfAborted();
        onMissing(variable, error);
      }
    }
    await getPgBouncer(stop).then(usePgBouncer, (error) => {
      stop.throwIfAborted();
      // Where it could have been built, a run without these tests is no whole run.
      if (process.env.CI || canBuildPgBouncer()) onMissing('PGBOUNCER_PATH', error);
      else show(error.message);
    });
  });
  return (performance.now() - began) / 1000;
}
