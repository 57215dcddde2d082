import { domainLabel } from '@portal/domain/kernel/choices.js';
import { liveStateOf } from '@portal/domain/exam/live.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import type { AnswerOfAction } from '../../providers/data-provider.js';
import type { OpenInDomain } from './use-open-tests.js';

type Times = {
  readonly startedAt: string;
  readonly deadline: string;
  readonly lastSeenAt: string | null;
};

/** The state of an open test, by the moments that the API tells. */
export const liveOf = ({ startedAt, deadline, lastSeenAt }: Times, now: number) =>
  liveStateOf(
    {
      ...{ startedAt: Date.parse(startedAt), deadline: Date.parse(deadline) },
      lastSeenAt: lastSeenAt === null ? null : Date.parse(lastSeenAt),
    },
    now,
  );

const SECONDS_PER_MINUTE = 60;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Time left as the clock of the test shows it, such as "12:40". */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;

/** How long ago something was, in the largest useful unit. */
export function asCoarseAgo(seconds: number): string {
  if (seconds < 10) return 'now';
  if (seconds < SECONDS_PER_MINUTE) return `${Math.floor(seconds / 10) * 10} s ago`;
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)} min ago`;
}

/** The tests that an action reaches, such as "all 14 open tests" or "the 3 open tests of HR". */
export function reachText(domain: string, open: number): string {
  const tests = formatCount(open, 'open test');
  if (open === 0) return domain ? `no open test of ${domainLabel(domain)}` : 'no open test';
  if (domain) return `the ${tests} of ${domainLabel(domain)}`;
  return open === 1 ? 'the one open test' : `all ${tests}`;
}

/** How many tests are open, and how they are: of all domains, or of one. */
export function sumOf(domains: readonly OpenInDomain[], domain: string) {
  const own = domains.filter((one) => !domain || one.domain === domain);
  return {
    open: own.reduce((sum, one) => sum + one.open, 0),
    quiet: own.reduce((sum, one) => sum + one.quiet, 0),
    extendedAt:
      own
        .flatMap(({ extendedAt }) => extendedAt ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

export function extendedText(
  { open, extended }: Omit<AnswerOfAction<'open-attempts/extend'>, 'success'>,
  minutes: string,
): string {
  if (open === 0) return 'No test was open any more; nothing was added.';
  const tests = formatCount(open, 'test');
  const more = `${formatCount(Number(minutes), 'minute')} more`;
  const before = extended < open ? `, ${String(open - extended)} of them from before` : '';
  return `${tests} ${open === 1 ? 'has' : 'have'} ${more}${before}.`;
}

export const saidText = ({
  open,
}: Omit<AnswerOfAction<'open-attempts/announce'>, 'success'>): string =>
  open === 0
    ? 'It was kept, but no test was open.'
    : `The pages of ${formatCount(open, 'test')} show it.`;
