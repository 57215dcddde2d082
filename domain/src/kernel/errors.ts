import type { Puzzle } from './proof-of-work.js';

/** What sort of refusal it is; an adapter turns the kind into its own protocol (HTTP: a status). */
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

/** One message per field that was refused; no entry means that the field is fine. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** A challenge, and the passkeys that may sign it. */
export type PasskeyRequest = {
  readonly challenge: string;
  readonly credentials: readonly {
    readonly id: string;
    /** How browsers reach it, such as "usb". */
    readonly transports: readonly string[];
  }[];
};

/** What may come with a refusal: the bad fields, how long to wait, and what would end the refusal. */
export type DomainErrorDetails = {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly proof?: Puzzle;
  readonly passkey?: PasskeyRequest;
};

/** The domain says no. Each refusal is a separate class, in its area's `errors.ts`. When a use
 * case throws one, nothing has changed. */
export abstract class DomainError extends Error {
  /** @param kind what sort of refusal it is @param code a stable word for programs, in snake_case
   * @param message a sentence for people, shown as it is */
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

/** The base of a refusal that always says the same:
 * `class AlreadyPaid extends domainError('conflict', 'already_paid', 'You have paid.') {}` */
export const domainError = (
  ...[kind, code, message, details]: ConstructorParameters<typeof DomainError>
): new () => DomainError =>
  class extends DomainError {
    constructor() {
      super(kind, code, message, details);
    }
  };

/** The input breaks validation rules; `details.fields` says which and how. */
export class InvalidInput extends DomainError {
  /** @param message the sentence for the whole form; default: the first field's message */
  constructor(fields: FieldErrors, message?: string) {
    super('invalid', 'invalid_input', message ?? Object.values(fields)[0] ?? 'Bad input', {
      fields,
    });
  }
}

/** Throws {@link InvalidInput} if any field has an error. */
export function rejectInvalid(fields: FieldErrors, message?: string): void {
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields, message);
}

/** There is no such thing, or no longer. */
export class NothingToChange extends DomainError {
  constructor(what: string) {
    super('not-found', 'nothing_to_change', `There is no such ${what}.`);
  }
}

/** Somebody else has saved a thing since the admin opened it; the save would undo that. */
export class ChangedMeanwhile extends DomainError {
  /** @param what such as "application" @param who the admin who saved it @param fields what that
   * admin changed */
  constructor(what: string, who: string, fields: readonly string[]) {
    super(
      'conflict',
      'changed_meanwhile',
      `${who} has changed this ${what} since you opened it (${fields.join(', ')}).`,
    );
  }
}
