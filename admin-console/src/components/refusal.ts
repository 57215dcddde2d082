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

/** The stable word of a refusal. */
export const codeOf = (failure: unknown): string | undefined =>
  (failure as Refused | null)?.body?.code;
