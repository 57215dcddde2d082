import { DomainError, conflict, invalid } from '../kernel/errors.js';

/** No person is faster, in seconds; a form that the browser filled in waits so long before it is sent. */
export const LEAST_SECONDS_TO_FILL = 2;

export const MOST_SECONDS_TO_FILL = 24 * 60 * 60;

export type FormProof = {
  /** The value of a field that people can't see. */
  readonly reference?: string | undefined;
  /** The time when the form was opened, signed by the server; absent if the page could not get one. */
  readonly formToken?: string | undefined;
};

export type FormTokens = {
  issue(): string;
  /** The age in seconds; null if the token is not ours. */
  ageOf(token: string): number | null;
};

class FilledTooFast extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too-many',
      'filled_too_fast',
      'That was quick. Please wait a moment and send it again.',
      {
        retryAfterSeconds,
      },
    );
  }
}

class FormHasExpired extends conflict(
  'form_expired',
  'This form has been open for long. Please send it again.',
) {}

class LooksAutomatic extends invalid(
  'looks_automatic',
  'This could not be sent. Please try again.',
) {}

/** Refuses forms that a program sent. Without a token the time is unknown; the limits slow such forms down. @throws
 * LooksAutomatic, FormHasExpired, FilledTooFast */
export function rejectAutomatic(tokens: FormTokens, { reference, formToken }: FormProof): void {
  if (reference) throw new LooksAutomatic();
  if (!formToken) return;
  const age = tokens.ageOf(formToken);
  if (age === null || age > MOST_SECONDS_TO_FILL) throw new FormHasExpired();
  const wait = LEAST_SECONDS_TO_FILL - age;
  if (wait > 0) throw new FilledTooFast(Math.ceil(wait));
}
