import type { suggestionFor } from '@portal/domain/exam/connection-gap.js';
import type { Entry } from '../providers/api-types.js';

type Attempt = Entry<'attempts'>;

export type GapRow = Attempt['gaps'][number];

export type WithGaps = Pick<
  Attempt,
  | ('id' | 'studentName' | 'state' | 'startedAt' | 'deadline' | 'closedAt')
  | ('addedSeconds' | 'gaps')
>;

/** The gaps as the rules take them. */
export const spansOf = (gaps: readonly Omit<GapRow, 'failures'>[]) =>
  gaps.map(({ from, to, isConfirmed }) => ({
    from: new Date(from),
    to: new Date(to),
    isConfirmed,
  }));

type Weighed = Parameters<typeof suggestionFor>;

/** As the rule of the suggestion takes them. */
export const gapsIn = (attempt: WithGaps): Weighed => [
  {
    state: attempt.state,
    startedAt: new Date(attempt.startedAt),
    deadline: new Date(attempt.deadline),
    closedAt: attempt.closedAt === null ? null : new Date(attempt.closedAt),
    addedSeconds: attempt.addedSeconds,
  },
  spansOf(attempt.gaps),
];
