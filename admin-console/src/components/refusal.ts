type Refused = Error & {
  readonly status?: number;
  readonly body?: { readonly code?: string; readonly errors?: Readonly<Record<string, string>> };
};

/** What the server said of one field. */
export function fieldError(failure: unknown, field: string): string | undefined {
  return (failure as Refused | null)?.body?.errors?.[field];
}

/** What the server said; a refusal without words has an empty message. */
export function wordsOf(failure: unknown, otherwise: string): string {
  const { message = '' } = (failure ?? {}) as Partial<Error>;
  return message === '' ? otherwise : message;
}

/** Whether the answer stays the same however often one asks: no right question, not this role’s, or not there. */
export const isFinal = (failure: unknown): boolean =>
  [400, 403, 404].includes((failure as Refused | null)?.status ?? 0);

/** The stable word of a refusal. */
export const codeOf = (failure: unknown): string | undefined =>
  (failure as Refused | null)?.body?.code;
