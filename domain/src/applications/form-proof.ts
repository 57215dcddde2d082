import { DomainError, domainError } from '../kernel/errors.js';

/** Nobody fills a form faster, in seconds; a browser that fills it by itself waits that long. */
export const LEAST_SECONDS_TO_FILL = 2;

export const MOST_SECONDS_TO_FILL = 24 * 60 * 60;

export type FormProof = {
  /** What a field holds that people don't see. */
  readonly reference?: string | undefined;
  /** Tells when the form was begun, signed by the server; absent if the page could not get one. */
  readonly formToken?: string | undefined;
};

/** Tells, and reads, when a form was begun. */
export type FormTokens = {
  issue(): string;
  /** How old it is, in seconds; null if it is not ours. */
  ageOf(token: string): number | null;
};

export class FilledTooFast extends DomainError {
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

export class FormHasExpired extends domainError(
  'conflict',
  'form_expired',
  'This form has been open for long. Please send it again.',
) {}

export class LooksAutomatic extends domainError(
  'invalid',
  'looks_automatic',
  'This could not be sent. Please try again.',
) {}

/** Refuses what no person sends. Without a token nothing is known about the time: that is for the
 * limits to slow down. @throws LooksAutomatic, FormHasExpired, FilledTooFast */
export function rejectAutomatic(tokens: FormTokens, { reference, formToken }: FormProof): void {
  if (reference) throw new LooksAutomatic();
  if (!formToken) return;
  const age = tokens.ageOf(formToken);
  if (age === null || age > MOST_SECONDS_TO_FILL) throw new FormHasExpired();
  const wait = LEAST_SECONDS_TO_FILL - age;
  if (wait > 0) throw new FilledTooFast(Math.ceil(wait));
}
