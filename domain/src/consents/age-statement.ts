import type { FieldErrors } from '../kernel/errors.js';
import type { Notice } from './notices.js';

/** Under 18, a parent would have to consent (Digital Personal Data Protection Act, 2023, ss. 2(f) and 9). A new wording
 * needs a new version. */
export const AGE_STATEMENT: Notice = { version: 'age-1', text: 'I am 18 or older' };

/** The message for a form without the statement of age. */
export const AGE_NOT_STATED = 'Please state that you are 18 or older';

/** What a form states beside its fields: the versions of the texts that its page showed. */
export type FormStatements = {
  /** The notice's version; empty if the client names none. */
  readonly notice?: string;
  /** The version of the age statement; empty if the age was not stated. */
  readonly ageStatement?: string;
};

export const ageErrors = ({ ageStatement = '' }: FormStatements): FieldErrors<'ageStatement'> =>
  ageStatement === AGE_STATEMENT.version ? {} : { ageStatement: AGE_NOT_STATED };

/** The error of a form of the site. A client that sends only the fields showed no statement: none is recorded, and the
 * age is asked for later. */
export const formAgeErrors = (said: FormStatements): FieldErrors<'ageStatement'> =>
  said.notice || said.ageStatement ? ageErrors(said) : {};
