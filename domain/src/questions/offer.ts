import { TEST_DOMAIN_VALUES, type TestDomain } from '../accounts/index.js';
import type { FiguresCheck, Policy, SettingsStores } from '../settings/index.js';
import { DomainsWouldClose } from './errors.js';
import type { LiveCounts } from './ports.js';
import type { StoredQuestion } from './question.js';
import type { QuestionStores } from './stores.js';

/** With fewer than this many tests' worth, students soon meet the same questions. */
const LEAST_TESTS = 3;

type Figures = Pick<Policy, 'questionsPerTest'>;

/** How many live questions a domain needs to be offered. */
export const leastLive = ({ questionsPerTest }: Figures): number => LEAST_TESTS * questionsPerTest;

/** Whether tests of a domain with so many live questions are offered. */
export const isOffered = (live: number, figures: Figures): boolean => live >= leastLive(figures);

type BankChange = {
  /** The questions as they are kept, at least those that change. */
  readonly kept: readonly StoredQuestion[];
  readonly coming: readonly StoredQuestion[];
};

type Offer = { readonly live: LiveCounts; readonly figures: Figures };

/** The domains that are offered now, and would not be afterwards. */
function domainsClosed(now: Offer, after: Offer): TestDomain[] {
  const isOfferedIn = ({ live, figures }: Offer, domain: TestDomain) =>
    isOffered(live[domain] ?? 0, figures);
  return TEST_DOMAIN_VALUES.filter(
    (domain) => isOfferedIn(now, domain) && !isOfferedIn(after, domain),
  );
}

/** The domains that are offered now, and would not be after a change of the questions. */
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

/** Refuses a change that would end the offer of a domain, unless the admin has said that it is
 * meant. @throws DomainsWouldClose */
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

/** The domains that are offered now, and would not be once tests have another length. */
export const domainsClosedByFigures = (live: LiveCounts, now: Figures, next: Figures) =>
  domainsClosed({ live, figures: now }, { live, figures: next });

/** Asks before a change of the settings ends the offer of a domain. */
export const checkFigures = ({
  policy,
  questions,
}: SettingsStores & QuestionStores): FiguresCheck => ({
  async reject(next, isConfirmed) {
    if (isConfirmed) return;
    const now = await policy.current();
    // Most changes leave the length as it is, and need no look at the bank.
    if (leastLive(next) <= leastLive(now)) return;
    const closed = domainsClosedByFigures(await questions.liveCounts(), now, next);
    if (closed.length > 0) throw new DomainsWouldClose(closed, leastLive(next));
  },
});
