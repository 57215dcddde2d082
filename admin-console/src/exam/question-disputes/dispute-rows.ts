import type { Words } from '@portal/domain/kernel/words.js';
import type { DisputeKind } from '@portal/domain/exam/disputes/question-dispute.js';
import type { RulingKind } from '@portal/domain/questions/rulings/ruling.js';
import type { AnswerOf } from '../../providers/data-provider.js';

export type QueuedVersion = AnswerOf<'/api/admin/question-disputes'>['versions'][number];

export type DisputedVersion = AnswerOf<'/api/admin/question-disputes/version'>;

export type DisputeRow = DisputedVersion['disputes'][number];

export const REPORT_STATE_WORDS: Words<DisputeRow['state']> = {
  open: 'Open',
  upheld: 'Upheld',
  declined: 'Declined',
};

export const decisionPath = ({
  questionId,
  version,
}: Pick<QueuedVersion, 'questionId' | 'version'>): string => {
  const of = new URLSearchParams({ questionId, version: String(version) });
  return `/admin/questions/reports/version?${of.toString()}`;
};

const RULING_FOR: Readonly<Record<DisputeKind, RulingKind>> = {
  'wrong-key': 'key',
  'two-right': 'also',
  unclear: 'neutral',
  misprint: 'neutral',
  outdated: 'neutral',
  other: 'neutral',
};

/** The ruling that most open reports suggest; the first one of equals. */
export function suggestedRuling(
  disputes: readonly Pick<DisputeRow, 'kind' | 'state'>[],
): RulingKind {
  const counts = new Map<RulingKind, number>();
  for (const { kind, state } of disputes) {
    const ruling = RULING_FOR[kind];
    if (state === 'open') counts.set(ruling, (counts.get(ruling) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'key';
}
