import { isTestDomain, type TestDomain } from '../accounts/choices.js';

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

/** Whether this text is the letter of an option. */
export const isOptionKey = (text: unknown): text is OptionKey =>
  (OPTION_KEYS as readonly unknown[]).includes(text);

const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** What is wrong with a question, a sentence each; empty if it may be asked. */
export function faultsOf(question: Omit<Question, 'version'>): string[] {
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
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}
