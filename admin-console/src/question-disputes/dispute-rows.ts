import type {
  DisputeKind,
  DisputeState,
} from '@portal/domain/question-disputes/question-dispute.js';
import type { OptionKey, Options } from '@portal/domain/question-bank/question.js';
import type { RulingKind } from '@portal/domain/rulings/ruling.js';

type Figures = {
  readonly shown: number;
  readonly correct: number | null;
  readonly discrimination: number | null;
};

/** A version of a question with open reports. */
export type QueuedVersion = Figures & {
  readonly questionId: string;
  readonly version: number;
  readonly domain: string;
  readonly question: string;
  readonly open: number;
  readonly upheld: number;
  readonly declined: number;
  readonly waitsSince: string;
  readonly isPressing: boolean;
};

/** One report as an admin reads it. */
export type DisputeRow = {
  readonly id: string;
  readonly kind: DisputeKind;
  readonly text: string;
  readonly state: DisputeState;
  readonly answer: string;
  readonly openedAt: string;
};

/** What there is to decide on a version. */
export type DisputedVersion = {
  readonly question: {
    readonly id: string;
    readonly version: number;
    readonly domain: string;
    readonly question: string;
    readonly options: Options;
    readonly correctOption: OptionKey;
    readonly explanation: string;
  };
  readonly figures: Figures;
  readonly disputes: readonly DisputeRow[];
};

/** Where a version is decided on. */
export const decisionPath = ({
  questionId,
  version,
}: Pick<QueuedVersion, 'questionId' | 'version'>): string => {
  const of = new URLSearchParams({ questionId, version: String(version) });
  return `/admin/questions/reports/version?${of.toString()}`;
};

export const asShare = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

export const asCorrelation = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2);

const RULING_FOR: Readonly<Record<DisputeKind, RulingKind>> = {
  'wrong-key': 'key',
  'two-right': 'also',
  unclear: 'neutral',
  misprint: 'neutral',
  outdated: 'neutral',
};

/** The ruling that most of the open reports speak for; the first of them where they are as many. */
export function suggestedRuling(disputes: readonly DisputeRow[]): RulingKind {
  const counts = new Map<RulingKind, number>();
  for (const { kind, state } of disputes) {
    const ruling = RULING_FOR[kind];
    if (state === 'open') counts.set(ruling, (counts.get(ruling) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'key';
}
