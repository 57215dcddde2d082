import { domainLabel } from '@portal/domain/accounts/choices.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { suggestionFor } from '@portal/domain/exam/connection-gap.js';
import type { AnswerOfAction } from '../providers/api-types.js';
import { spansOf } from '../attempts/gap-rows.js';
import type { OpenInDomain, OpenTest } from './use-open-tests.js';

const SECONDS_PER_MINUTE = 60;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Time left as the clock of the test shows it, such as "12:40". */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;

/** How long ago something was, in the coarsest unit that tells enough. */
export function asCoarseAgo(seconds: number): string {
  if (seconds < 10) return 'now';
  if (seconds < SECONDS_PER_MINUTE) return `${Math.floor(seconds / 10) * 10} s ago`;
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)} min ago`;
}

/** What is reached now, such as "all 14 open tests" or "the 3 open tests of HR". */
export function reachText(domain: string, open: number): string {
  const tests = counted(open, 'open test');
  if (open === 0) return domain ? `no open test of ${domainLabel(domain)}` : 'no open test';
  if (domain) return `the ${tests} of ${domainLabel(domain)}`;
  return open === 1 ? 'the one open test' : `all ${tests}`;
}

/** How many tests are open, and how they stand: of all domains, or of one. */
export function sumOf(domains: readonly OpenInDomain[], domain: string) {
  const own = domains.filter((one) => !domain || one.domain === domain);
  return {
    open: own.reduce((sum, one) => sum + one.open, 0),
    quiet: own.reduce((sum, one) => sum + one.quiet, 0),
    cut: own.reduce((sum, one) => sum + one.cut, 0),
    cutSince: own.flatMap(({ cutSince }) => cutSince ?? []).sort()[0] ?? null,
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
  const tests = counted(open, 'test');
  const more = `${counted(Number(minutes), 'minute')} more`;
  const before = extended < open ? `, ${String(open - extended)} of them from before` : '';
  return `${tests} ${open === 1 ? 'has' : 'have'} ${more}${before}.`;
}

export const saidText = ({
  open,
}: Omit<AnswerOfAction<'open-attempts/announce'>, 'success'>): string =>
  open === 0
    ? 'It was kept, but no test was open.'
    : `The pages of ${counted(open, 'test')} show it.`;

const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });

/** Such as "14 of 90 open attempts have a gap since 11:02 am"; empty where there is none. */
export function cutText({ open, cut, cutSince }: ReturnType<typeof sumOf>): string {
  if (cut === 0 || !cutSince) return '';
  const attempts = open === 1 ? 'open attempt' : 'open attempts';
  const have = cut === 1 ? 'has' : 'have';
  return `${cut} of ${open} ${attempts} ${have} a gap since ${TIME.format(new Date(cutSince))}`;
}

type Cut = Pick<OpenTest, 'startedAt' | 'deadline' | 'addedSeconds' | 'gaps'>;

/** The minutes that make good for the longest of the cuts; null where nothing is left to make good. */
export function minutesLost(tests: readonly Cut[]): number | null {
  const suggested = tests.flatMap(({ startedAt, deadline, addedSeconds, gaps }) => {
    const times = { startedAt: new Date(startedAt), deadline: new Date(deadline), addedSeconds };
    const suggestion = suggestionFor({ state: 'open', closedAt: null, ...times }, spansOf(gaps));
    return suggestion?.kind === 'minutes' ? [suggestion.minutes] : [];
  });
  return suggested.length === 0 ? null : Math.max(...suggested);
}

/** Such as "Give all 3 minutes". */
export const giveText = (domain: string, minutes: number): string =>
  `Give all${domain ? ` of ${domainLabel(domain)}` : ''} ${counted(minutes, 'minute')}`;
