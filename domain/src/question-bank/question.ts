import { isTestDomain, type TestDomain } from '../accounts/index.js';

/** The letters of the options, in order. */
export const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;
/** The letter of an option. */
export type OptionKey = (typeof OPTION_KEYS)[number];
/** The options of a question, by letter. */
export type Options = Readonly<Record<OptionKey, string>>;

/** How hard a question is. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A question of the bank. */
export type Question = {
  /** Stable over all versions. */
  readonly id: string;
  readonly version: number;
  readonly domain: TestDomain;
  readonly question: string;
  readonly options: Options;
  readonly correctOption: OptionKey;
  readonly category: string;
  readonly difficulty: Difficulty;
  /** One sentence on why the key is right; shown in the review. */
  readonly explanation: string;
};

/** What a question says, whatever its version. */
export type QuestionContent = Omit<Question, 'version'>;

/** A question as the bank keeps it: drawn if it is live, kept for what refers to it if it is retired. */
export type KeptQuestion = Question & { readonly live: boolean };

/** The longest texts of a question, in UTF-16 code units. */
export const MOST_CHARACTERS = {
  question: 2000,
  option: 500,
  category: 60,
  explanation: 1000,
} as const;

/** Whether this text is the letter of an option. */
export const isOptionKey = (text: unknown): text is OptionKey =>
  (OPTION_KEYS as readonly unknown[]).includes(text);

/** PostgreSQL's text can't hold U+0000, nor its JSON half of a surrogate pair. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;

const textsOf = ({ question, options, category, explanation }: QuestionContent) => [
  { text: question, most: MOST_CHARACTERS.question },
  ...OPTION_KEYS.map((key) => ({ text: options[key], most: MOST_CHARACTERS.option })),
  { text: category, most: MOST_CHARACTERS.category },
  { text: explanation, most: MOST_CHARACTERS.explanation },
];

const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** What is wrong with a question, a sentence each; empty if it may be asked. */
export function faultsOf(question: QuestionContent): string[] {
  const texts = OPTION_KEYS.map((key) => question.options[key]);
  const distinct = new Set(texts.map((text) => text.trim().toLowerCase()));
  const checks: readonly (readonly [boolean, string])[] = [
    [/^[a-z0-9-]{3,60}$/.test(question.id), 'the id is not of small letters, digits and hyphens'],
    [isTestDomain(question.domain), 'the domain is not a test subject'],
    [hasText(question.question), 'the question is empty'],
    [texts.every(hasText), 'an option is empty'],
    [distinct.size === OPTION_KEYS.length, 'two options are the same'],
    [isOptionKey(question.correctOption), 'the correct option is not one of the letters'],
    [hasText(question.category), 'the category is empty'],
    [DIFFICULTIES.includes(question.difficulty), 'the difficulty is not known'],
    [hasText(question.explanation), 'the explanation is empty'],
    [textsOf(question).every(({ text, most }) => text.length <= most), 'a text is too long'],
    [
      textsOf(question).every(({ text }) => !NOT_STORABLE.test(text)),
      'a text holds a character that cannot be kept',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}

const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** The question with every text in one form: no space around it, lines that end one way. */
export const tidied = <Content extends QuestionContent>(question: Content): Content => ({
  ...question,
  question: tidyText(question.question),
  options: optionsOf((key) => tidyText(question.options[key])),
  category: question.category.replace(/\s+/g, ' ').trim(),
  explanation: tidyText(question.explanation),
});

/** The options, each from its letter. */
export const optionsOf = (text: (key: OptionKey) => string): Options => ({
  a: text('a'),
  b: text('b'),
  c: text('c'),
  d: text('d'),
});

/** What a question says, without what only the store knows. */
export const contentOf = ({
  id,
  domain,
  question,
  options,
  correctOption,
  category,
  difficulty,
  explanation,
}: QuestionContent): QuestionContent => ({
  id,
  domain,
  question,
  options: optionsOf((key) => options[key]),
  correctOption,
  category,
  difficulty,
  explanation,
});

/** Whether both say the same in every field. */
export const saysTheSame = (one: QuestionContent, other: QuestionContent): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
