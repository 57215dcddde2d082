import type { DisputeKind, DisputeState } from '@portal/domain/exam/disputes/question-dispute.js';
import { callApi } from '../../../lib/api.js';

export type OwnDispute = {
  readonly questionId: string;
  readonly kind: DisputeKind;
  readonly text: string;
  readonly state: DisputeState;
  readonly answer: string;
  readonly openedAt: string;
  readonly decidedAt: string | null;
};

export type OwnDisputes = {
  readonly disputes: readonly OwnDispute[];
  readonly until: string;
  readonly isOpen: boolean;
  readonly left: number;
};

const pathOf = (resultId: string): string =>
  `/api/test-results/${encodeURIComponent(resultId)}/disputes`;

export const disputesOf = (resultId: string) => ({
  queryKey: ['question-disputes', resultId],
  queryFn: () => callApi<OwnDisputes>(pathOf(resultId)),
});

export const sendDispute = (
  resultId: string,
  body: { readonly questionId: string; readonly kind: string; readonly text: string },
): Promise<unknown> => callApi(pathOf(resultId), { method: 'POST', body });
