import { DomainError, rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';

export type CannedAnswer = {
  readonly id: string;
  readonly title: string;
  /** With the names of {@link filledAnswer} in braces. */
  readonly text: string;
  readonly version: number;
};

const PLACEHOLDERS = ['name', 'subject'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** How many there may be: what is not found at a glance is not used. */
export const MOST_CANNED_ANSWERS = 50;
const LONGEST_TITLE = 60;

export class TooManyCannedAnswers extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_many_canned_answers',
      `There can be ${MOST_CANNED_ANSWERS} canned answers. Please remove one first.`,
    );
  }
}

const PLACES = /\{([^{}\s]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);

function errorOfText(text: string): string | null {
  if (text.length < 2) return 'Please write the answer.';
  if (text.length > MAX_LENGTH.message) {
    return `Please use at most ${MAX_LENGTH.message} characters.`;
  }
  const unknown = [...text.matchAll(PLACES)].find(([, name = '']) => !isPlaceholder(name));
  return unknown ? `${unknown[0]} would stay as it is; there are {name} and {subject}.` : null;
}

/** Title and text as they are kept, trimmed. @throws InvalidInput */
export function checkedCannedAnswer(typed: Pick<CannedAnswer, 'title' | 'text'>) {
  const title = typed.title.trim();
  const text = typed.text.trim();
  const errors: FieldErrors<'title' | 'text'> = {};
  if (title === '') errors.title = 'Please give it a title.';
  if (title.length > LONGEST_TITLE) {
    errors.title = `Please use at most ${LONGEST_TITLE} characters.`;
  }
  const ofText = errorOfText(text);
  if (ofText) errors.text = ofText;
  rejectInvalid(errors);
  return { title, text };
}

/** The answer with the places filled; what is typed into a message fills none. */
export const filledAnswer = (text: string, facts: Readonly<Record<Placeholder, string>>): string =>
  text.replace(PLACES, (whole, name: string) => (isPlaceholder(name) ? facts[name] : whole));
