import type { suggestionFor } from '@portal/domain/exam/connection-gap.js';

/** A gap as the console gets it. */
export type GapRow = {
  readonly from: string;
  readonly to: string;
  readonly failures: number;
  readonly isConfirmed: boolean;
};

/** An attempt with the gaps that its pages told of. */
export type WithGaps = {
  readonly id: string;
  readonly studentName: string;
  readonly state: string;
  readonly startedAt: string;
  readonly deadline: string;
  readonly closedAt: string | null;
  readonly addedSeconds: number;
  readonly gaps: readonly GapRow[];
};

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
    state: attempt.state as Weighed[0]['state'],
    startedAt: new Date(attempt.startedAt),
    deadline: new Date(attempt.deadline),
    closedAt: attempt.closedAt === null ? null : new Date(attempt.closedAt),
    addedSeconds: attempt.addedSeconds,
  },
  spansOf(attempt.gaps),
];
