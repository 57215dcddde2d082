import { TEST_DOMAIN_VALUES, type TestDomain } from '../accounts/index.js';
import type { FiguresCheck, Policy, WithPolicy } from '../settings/index.js';
import { DomainsWouldClose } from './errors.js';
import type { WithQuestions } from './ports.js';
import type { KeptQuestion } from './question.js';

/** With fewer than this many tests' worth, students soon meet the same questions. */
const LEAST_TESTS = 3;

type Figures = Pick<Policy, 'questionsPerTest'>;

/** How many live questions a domain needs to be offered. */
export const leastLive = ({ questionsPerTest }: Figures): number => LEAST_TESTS * questionsPerTest;

/** Whether tests of a domain with so many live questions are offered. */
export const isOffered = (live: number, figures: Figures): boolean => live >= leastLive(figures);

const liveOf = (questions: readonly KeptQuestion[], domain: TestDomain): number =>
  questions.filter((question) => question.live && question.domain === domain).length;

type BankChange = {
  readonly kept: readonly KeptQuestion[];
  readonly coming: readonly KeptQuestion[];
};

type Bank = { readonly questions: readonly KeptQuestion[]; readonly figures: Figures };

/** The domains that are offered now, and would not be afterwards. */
function domainsClosed(now: Bank, after: Bank): TestDomain[] {
  const isOfferedIn = ({ questions, figures }: Bank, domain: TestDomain) =>
    isOffered(liveOf(questions, domain), figures);
  return TEST_DOMAIN_VALUES.filter(
    (domain) => isOfferedIn(now, domain) && !isOfferedIn(after, domain),
  );
}

/** The domains that are offered now, and would not be after a change of the questions. */
export function domainsClosedBy({ kept, coming }: BankChange, figures: Figures): TestDomain[] {
  const after = [...new Map([...kept, ...coming].map((one) => [one.id, one])).values()];
  return domainsClosed({ questions: kept, figures }, { questions: after, figures });
}

/** Refuses a change that would end the offer of a domain, unless the admin has said that it is
 * meant. @throws DomainsWouldClose */
export function rejectToClose(change: BankChange, figures: Figures, isConfirmed: boolean): void {
  if (isConfirmed) return;
  const closed = domainsClosedBy(change, figures);
  if (closed.length > 0) throw new DomainsWouldClose(closed, leastLive(figures));
}

/** The domains that are offered now, and would not be once tests have another length. */
export const domainsClosedByFigures = (
  questions: readonly KeptQuestion[],
  now: Figures,
  next: Figures,
): TestDomain[] => domainsClosed({ questions, figures: now }, { questions, figures: next });

/** Asks before a change of the settings ends the offer of a domain. */
export const checkFigures = ({ policy, questions }: WithPolicy & WithQuestions): FiguresCheck => ({
  async reject(next, isConfirmed) {
    if (isConfirmed) return;
    const now = await policy.current();
    // Most changes leave the length as it is, and need no look at the whole bank.
    if (leastLive(next) <= leastLive(now)) return;
    const closed = domainsClosedByFigures(await questions.all(), now, next);
    if (closed.length > 0) throw new DomainsWouldClose(closed, leastLive(next));
  },
});
