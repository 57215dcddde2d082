import type { FieldErrors } from '../kernel/errors.js';
import { EARLIER_NOTICES, heldTheAge, type Notice } from './notices.js';

/** Under 18 a parent would have to consent (Digital Personal Data Protection Act, 2023, ss. 2(f)
 * and 9). A new wording gets a new version; the old one goes to {@link EARLIER_STATEMENTS}. */
export const AGE_STATEMENT: Notice = { version: 'age-1', text: 'I am 18 or older' };

/** Wordings that pages which were opened long ago may still show. */
const EARLIER_STATEMENTS: readonly Notice[] = [];

/** What a form is refused with that does not state the age. */
export const AGE_NOT_STATED = 'Please state that you are 18 or older';

/** The same for a page that was opened when its sentence of consent held the age. */
export const PAGE_IS_OLD = 'Please reload this page: it now asks for your age by itself';

/** What a form tells beside its fields: the versions that its page showed. */
export type FormStatements = {
  /** Of the notice over the button; empty if the client tells none. */
  readonly notice?: string;
  /** Of the statement of age; empty if nothing was stated. */
  readonly ageStatement?: string;
};

const isStatement = (told: string): boolean =>
  [AGE_STATEMENT, ...EARLIER_STATEMENTS].some(({ version }) => version === told);

const isEarlierNotice = (told: string): boolean =>
  Object.values(EARLIER_NOTICES)
    .flat()
    .some(({ version }) => version === told);

/** The error of a form that does not state the age. */
export function ageErrors({
  notice = '',
  ageStatement = '',
}: FormStatements): FieldErrors<'ageStatement'> {
  if (isStatement(ageStatement)) return {};
  return { ageStatement: isEarlierNotice(notice) ? PAGE_IS_OLD : AGE_NOT_STATED };
}

/** The error of a form of the site. A client that sends only the fields was shown no statement:
 * nothing is recorded as stated, and the age is asked for later. */
export const formAgeErrors = (said: FormStatements): FieldErrors<'ageStatement'> =>
  said.notice || said.ageStatement ? ageErrors(said) : {};

/** Whether this consent came with the age: by itself, or in the sentence of an earlier notice. */
export const statesAge = (given: {
  readonly notice: string;
  readonly ageStatement: string | null;
}): boolean => given.ageStatement !== null || heldTheAge(given.notice);
