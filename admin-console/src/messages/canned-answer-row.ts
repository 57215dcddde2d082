/** Where canned answers are kept. */
export const CANNED_PATH = '/api/admin/canned-answers';

/** A canned answer as the API tells it. */
export type CannedAnswerRow = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
};

/** The answer of {@link CANNED_PATH}. */
export const answersIn = (data: unknown): readonly CannedAnswerRow[] =>
  (data as { answers?: readonly CannedAnswerRow[] } | null)?.answers ?? [];
