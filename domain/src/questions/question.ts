import { isTestDomain, type TestDomain } from '../accounts/index.js';
import { seenText, tidyText } from '../kernel/seen-text.js';
import { areNamed, NO_FACTS, someFacts, type Facts } from './facts.js';
import type { Family } from './families/family.js';
import { examineFamily, type Examined } from './families/read-family.js';
import { wideLines } from './families/weaknesses.js';
import {
  isOptionKey,
  OPTION_KEYS,
  optionsOf,
  type MistakesByOption,
  type OptionKey,
  type Options,
} from './options.js';

export { isOptionKey, OPTION_KEYS, optionsOf, type MistakesByOption, type OptionKey, type Options };

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Question = {
  /** The same in all versions. */
  readonly id: string;
  readonly version: number;
  readonly domain: TestDomain;
  readonly question: string;
  readonly options: Options;
  readonly correctOption: OptionKey;
  readonly category: string;
  readonly difficulty: Difficulty;
  /** A sentence on why the key is right; shown in the review. */
  readonly explanation: string;
  /** The definition of a question family; the words above are those of its sample. */
  readonly family?: Family;
  /** The draw keeps a question that states a fact apart from those that ask for it. */
  readonly facts?: Facts;
};

export type QuestionContent = Omit<Question, 'version'>;

export type StoredQuestion = Question & { readonly live: boolean };

/** The longest texts of a question, in UTF-16 code units. */
export const MOST_CHARACTERS = {
  question: 2000,
  option: 500,
  category: 60,
  explanation: 1000,
} as const;

export const ID = /^[a-z0-9-]{3,60}$/;

/** PostgreSQL's text can't hold U+0000, nor its JSON half of a surrogate pair. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;

const textsOf = ({ question, options, category, explanation }: QuestionContent) => [
  { text: question, most: MOST_CHARACTERS.question },
  ...OPTION_KEYS.map((key) => ({ text: options[key], most: MOST_CHARACTERS.option })),
  { text: category, most: MOST_CHARACTERS.category },
  { text: explanation, most: MOST_CHARACTERS.explanation },
];

const hasText = (text: unknown): boolean => typeof text === 'string' && seenText(text) !== '';

/** What is wrong with a question, and what makes it worth less. */
export function examine({ family, ...question }: QuestionContent): Examined {
  const faults = faultsOfWords(question);
  if (!family || faults.length > 0) {
    const warnings = wideLines(question.question).map((line) => `a line of code is long: ${line}`);
    return { faults, warnings };
  }
  return examineFamily(family, (variant) => faultsOfWords({ ...question, ...variant }));
}

/** The faults of a question, a sentence each; empty if it can be asked. */
export const faultsOf = (question: QuestionContent): readonly string[] => examine(question).faults;

function faultsOfWords(question: QuestionContent): string[] {
  const texts = OPTION_KEYS.map((key) => question.options[key]);
  const distinct = new Set(texts.map(seenText));
  const checks: readonly (readonly [boolean, string])[] = [
    [ID.test(question.id), 'the id is not of small letters, digits and hyphens'],
    [isTestDomain(question.domain), 'the domain is not a test subject'],
    [hasText(question.question), 'the question is empty'],
    [texts.every(hasText), 'an option is empty'],
    [distinct.size === OPTION_KEYS.length, 'two options look the same'],
    [isOptionKey(question.correctOption), 'the correct option is not one of the letters'],
    [hasText(question.category), 'the category is empty'],
    [DIFFICULTIES.includes(question.difficulty), 'the difficulty is not known'],
    [hasText(question.explanation), 'the explanation is empty'],
    [textsOf(question).every(({ text, most }) => text.length <= most), 'a text is too long'],
    [
      textsOf(question).every(({ text }) => !NOT_STORABLE.test(text)),
      'a text holds a character that cannot be kept',
    ],
    [
      !question.facts || areNamed(question.facts),
      'the name of a fact is not of small letters, digits and hyphens',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}

export const tidied = <Content extends QuestionContent>(question: Content): Content => ({
  ...question,
  question: tidyText(question.question),
  options: optionsOf((key) => tidyText(question.options[key])),
  category: seenText(question.category),
  explanation: tidyText(question.explanation),
});

/** The words of a question, without the store's own fields. */
export const contentOf = ({
  id,
  domain,
  question,
  options,
  correctOption,
  category,
  difficulty,
  explanation,
  family,
  facts,
}: QuestionContent): QuestionContent => ({
  id,
  domain,
  question,
  options: optionsOf((key) => options[key]),
  correctOption,
  category,
  difficulty,
  explanation,
  ...(family ? { family } : {}),
  ...someFacts(facts),
});

/** The message when somebody changes the sample of a family. */
export const WORDS_OF_A_FAMILY =
  'it is a question family, whose words are drawn: please change it in a JSON or CSV file';

/** New content that names no facts or family, for a question that has them: the facts stay, and the family if the
 * sample's words are unchanged. @returns null if they were changed */
export function keepingMarks(
  last: QuestionContent | undefined,
  { facts = last?.facts, ...words }: QuestionContent,
): QuestionContent | null {
  const next = { ...words, ...someFacts(facts) };
  if (!last?.family || next.family) return next;
  const { domain, category, difficulty } = next;
  const isSample = saysTheSame(
    { ...last, domain, category, difficulty, facts: NO_FACTS },
    { ...next, family: last.family, facts: NO_FACTS },
  );
  return isSample ? { ...next, family: last.family } : null;
}

/** The store may change the order of a family's fields. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two contents are equal in every field. */
export const saysTheSame = (one: QuestionContent, other: QuestionContent): boolean =>
  JSON.stringify(contentOf(one), inOrder) === JSON.stringify(contentOf(other), inOrder);
