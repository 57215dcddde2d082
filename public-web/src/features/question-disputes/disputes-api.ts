import type {
  DisputeKind,
  DisputeState,
} from '@portal/domain/question-disputes/question-dispute.js';
import { callApi } from '../../lib/api.js';

/** A report of the student's own, and what became of it. */
export type OwnDispute = {
  readonly questionId: string;
  readonly kind: DisputeKind;
  readonly text: string;
  readonly state: DisputeState;
  readonly answer: string;
  readonly openedAt: string;
  readonly decidedAt: string | null;
};

/** What was reported of one test, and how much may follow. */
export type OwnDisputes = {
  readonly disputes: readonly OwnDispute[];
  readonly until: string;
  readonly isOpen: boolean;
  readonly left: number;
};

const pathOf = (resultId: string): string =>
  `/api/test-results/${encodeURIComponent(resultId)}/disputes`;

/** The query of the reports of one test. */
export const disputesOf = (resultId: string) => ({
  queryKey: ['question-disputes', resultId],
  queryFn: () => callApi<OwnDisputes>(pathOf(resultId)),
});

export const sendDispute = (
  resultId: string,
  body: { readonly questionId: string; readonly kind: string; readonly text: string },
): Promise<unknown> => callApi(pathOf(resultId), { method: 'POST', body });
