import { type TestDomain, TEST_DOMAIN_VALUES } from '../accounts/index.js';
import type { IdSource } from '../kernel/sources.js';
import { secondsAfter } from '../kernel/time.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { RETENTION } from '../settings/index.js';
import { compareTests } from './compare-tests.js';
import { nameAnswers } from './name-answers.js';
import type { WithSimilarTests } from './ports.js';

type Ports = Work<WithSimilarTests> & { readonly ids: IdSource };

const DAY_SECONDS = 24 * 60 * 60;
/** The latest of a domain; the work grows with their square. */
const MOST_TESTS = 1_000;
/** A transaction that was under way at the last run began no earlier than that. */
const OVERLAP_SECONDS = 10 * 60;
/** On at most one night in twenty chance alone lists anything, of all domains together. */
const NIGHTLY_RATE = 0.05;

async function compareDomain(
  tx: Transaction<WithSimilarTests>,
  ids: IdSource,
  domain: TestDomain,
): Promise<number> {
  const last = await tx.similarTests.takeTurn(domain);
  const since = secondsAfter(tx.now, -RETENTION.similarTestDays * DAY_SECONDS);
  const tests = await tx.similarTests.submitted({ domain, since, most: MOST_TESTS });
  const from = last && secondsAfter(last, -OVERLAP_SECONDS);
  const fresh = new Set(tests.filter(({ asOf }) => !from || asOf > from).map(({ id }) => id));
  if (fresh.size > 0) {
    const named = nameAnswers(tests, await tx.similarTests.familiesIn(tests));
    const rate = NIGHTLY_RATE / TEST_DOMAIN_VALUES.length;
    const { found, compared } = compareTests(named, ({ id }) => fresh.has(id), rate);
    const pairs = found.map((pair) => ({
      ...pair,
      ...{ id: ids.next(), domain, compared, foundAt: tx.now },
    }));
    const all = tests.map(({ id }) => id);
    await tx.similarTests.replace({ fresh: [...fresh], all }, pairs);
  }
  await tx.similarTests.noteTurn(domain, tx.now);
  return fresh.size;
}

/** Keeps the pairs beyond chance of the tests submitted or regraded since the last run. A broken run
 * changes nothing kept: each domain is one transaction. @returns how many tests were compared */
export async function compareSubmittedTests({ unitOfWork, ids }: Ports): Promise<number> {
  let compared = 0;
  for (const domain of TEST_DOMAIN_VALUES) {
    compared += await unitOfWork.run((tx) => compareDomain(tx, ids, domain));
  }
  return compared;
}
