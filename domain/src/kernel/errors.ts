import type { Puzzle } from './proof-of-work.js';

/** The kind of refusal; an adapter translates it into its protocol (HTTP: a status). */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable';

/** A message for each refused field; a field without one is fine. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** A challenge, and the passkeys that may sign it. */
export type PasskeyRequest = {
  readonly challenge: string;
  readonly credentials: readonly {
    readonly id: string;
    /** The ways in which browsers reach it, such as "usb". */
    readonly transports: readonly string[];
  }[];
};

/** The details of a refusal: the bad fields, the wait, and what would end the refusal. */
export type DomainErrorDetails = {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  /** How often a code may still be tried. */
  readonly triesLeft?: number;
  readonly proof?: Puzzle;
  readonly passkey?: PasskeyRequest;
};

/** A refusal by the domain. Each is a class in its area's `errors.ts`. When a use case throws one, nothing has changed.
 * */
export abstract class DomainError extends Error {
  /** @param kind the kind of refusal @param code a stable code for programs, in snake_case @param message a sentence to
   * show to people */
  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly details: DomainErrorDetails = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Makes the base class of a refusal with a fixed message: `class AlreadyPaid extends conflict('already_paid', 'You have
 * paid.') {}` */
const refusalsOf =
  (kind: DomainErrorKind) =>
  (code: string, message: string, details?: DomainErrorDetails): new () => DomainError =>
    class extends DomainError {
      constructor() {
        super(kind, code, message, details);
      }
    };

export const invalid = refusalsOf('invalid');
export const unauthenticated = refusalsOf('unauthenticated');
export const forbidden = refusalsOf('forbidden');
export const notFound = refusalsOf('not-found');
export const conflict = refusalsOf('conflict');
export const tooLarge = refusalsOf('too-large');
export const unsupportedType = refusalsOf('unsupported-type');
export const unavailable = refusalsOf('unavailable');

/** The input breaks validation rules; `details.fields` has the messages. */
export class InvalidInput extends DomainError {
  /** @param message the sentence for the whole form; default: the first field's message */
  constructor(fields: FieldErrors, message?: string) {
    super('invalid', 'invalid_input', message ?? Object.values(fields)[0] ?? 'Bad input', {
      fields,
    });
  }
}

export function rejectInvalid(fields: FieldErrors, message?: string): void {
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields, message);
}

export class NothingToChange extends DomainError {
  constructor(what: string) {
    super('not-found', 'nothing_to_change', `There is no such ${what}.`);
  }
}

/** `totalAttempts` as people write it. */
const asWords = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Somebody else has changed the thing since the admin read it; the save would undo that. */
export class ChangedMeanwhile extends DomainError {
  /** @param what such as "application" @param who the admin who saved it @param fields what that
   * admin changed */
  constructor(what: string, who: string, fields: readonly string[]) {
    super(
      'conflict',
      'changed_meanwhile',
      `${who} has changed this ${what} since you opened it (${fields.map(asWords).join(', ')}).`,
    );
  }
}
