export type RefusalAnswer = {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly triesLeft?: number | undefined;
};

export class ApiFailure extends Error {
  /** @param answer null if the server could not be reached in time */
  constructor(readonly answer: RefusalAnswer | null) {
    super(answer?.message ?? (answer ? `Status ${answer.status}` : 'No answer from the server'));
    this.name = 'ApiFailure';
  }

  get code(): string | undefined {
    return this.answer?.code;
  }
}

/** Texts for a failure without a text of the server: a refusal, or no connection. */
export type Fallbacks = { readonly refused: string; readonly unreachable?: string };

export const SERVER_TROUBLE = 500;

export function messageOf(
  failure: unknown,
  { refused, unreachable = 'Could not connect to the server.' }: Fallbacks,
): string {
  if (!(failure instanceof ApiFailure) || !failure.answer) return unreachable;
  const { status, code, message } = failure.answer;
  // Our server sends a code with its message; without a code, the message may be a proxy's.
  if (status >= SERVER_TROUBLE && code === undefined) return refused;
  return message ?? refused;
}

export const isRefusedAs = (failure: unknown, code: string): boolean =>
  failure instanceof ApiFailure && failure.code === code;
