import { TEST_DOMAIN_VALUES, type TestDomain } from '../accounts/index.js';
import type { FiguresCheck, Policy, SettingsStores } from '../settings/index.js';
import { DomainsWouldClose } from './errors.js';
import type { LiveCounts, QuestionStores } from './ports.js';
import type { StoredQuestion } from './question.js';

/** With fewer questions than for so many tests, students soon get the same ones. */
const LEAST_TESTS = 3;

type Figures = Pick<Policy, 'questionsPerTest'>;

/** How many live questions a domain needs for tests to be offered. */
export const leastLive = ({ questionsPerTest }: Figures): number => LEAST_TESTS * questionsPerTest;

/** Whether tests of a domain with so many live questions are offered. */
export const isOffered = (live: number, figures: Figures): boolean => live >= leastLive(figures);

export const isAnyOffered = (live: LiveCounts, figures: Figures): boolean =>
  TEST_DOMAIN_VALUES.some((domain) => isOffered(live[domain] ?? 0, figures));

type BankChange = {
  /** The stored questions, at least those that change. */
  readonly kept: readonly StoredQuestion[];
  readonly coming: readonly StoredQuestion[];
};

type Offer = { readonly live: LiveCounts; readonly figures: Figures };

function domainsClosed(now: Offer, after: Offer): TestDomain[] {
  const isOfferedIn = ({ live, figures }: Offer, domain: TestDomain) =>
    isOffered(live[domain] ?? 0, figures);
  return TEST_DOMAIN_VALUES.filter(
    (domain) => isOfferedIn(now, domain) && !isOfferedIn(after, domain),
  );
}

/** The domains that are offered now and would not be after a change of questions. */
export function domainsClosedBy(
  live: LiveCounts,
  { kept, coming }: BankChange,
  figures: Figures,
): TestDomain[] {
  const next = new Map(coming.map((question) => [question.id, question]));
  const after = { ...live };
  const count = (questions: Iterable<StoredQuestion>, by: 1 | -1) => {
    for (const { live: isLive, domain } of questions) {
      if (isLive) after[domain] = (after[domain] ?? 0) + by;
    }
  };
  count(
    kept.filter(({ id }) => next.has(id)),
    -1,
  );
  count(next.values(), 1);
  return domainsClosed({ live, figures }, { live: after, figures });
}

/** Refuses a change after which a domain would not be offered, unless the admin has confirmed it. @throws
 * DomainsWouldClose */
export async function rejectToClose(
  { questions, policy }: SettingsStores & QuestionStores,
  change: BankChange,
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed) return;
  const figures = await policy.current();
  const closed = domainsClosedBy(await questions.liveCounts(), change, figures);
  if (closed.length > 0) throw new DomainsWouldClose(closed, leastLive(figures));
}

/** Checks a change of the settings before it closes domains. */
export const checkFigures = ({
  policy,
  questions,
}: SettingsStores & QuestionStores): FiguresCheck => ({
  async reject(next, isConfirmed) {
    if (isConfirmed) return;
    const live = await questions.liveCounts();
    const closed = domainsClosed(
      { live, figures: await policy.current() },
      { live, figures: next },
    );
    if (closed.length > 0) throw new DomainsWouldClose(closed, leastLive(next));
  },
});
