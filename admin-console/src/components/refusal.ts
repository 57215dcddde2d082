type Refused = Error & {
  readonly status?: number;
  readonly body?: { readonly code?: string; readonly errors?: Readonly<Record<string, string>> };
};

/** The server's message; empty if the refusal had none. */
export function wordsOf(failure: unknown, otherwise: string): string {
  const { message = '' } = (failure ?? {}) as Partial<Error>;
  return message === '' ? otherwise : message;
}

/** Whether asking again can't help: a wrong request, a missing right, or an entry that does not exist. */
export const isFinal = (failure: unknown): boolean =>
  [400, 403, 404].includes((failure as Refused | null)?.status ?? 0);

/** What was refused, by field. */
export const fieldsOf = (failure: unknown): Readonly<Record<string, string>> =>
  (failure as Refused | null)?.body?.errors ?? {};

export const codeOf = (failure: unknown): string | undefined =>
  (failure as Refused | null)?.body?.code;
