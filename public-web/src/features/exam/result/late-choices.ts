import { forgetKept, keptOf } from '../attempt/kept-attempt.js';
import type { ChoiceTime } from '../attempt/choice-times.js';

/** Texts by question id, as the browser stored them. */
type Texts = Readonly<Record<string, string>>;

type LateChoices = {
  readonly choices: Texts;
  readonly secondsSinceReply: Readonly<Record<string, number>>;
};

function readTime(text: string): ChoiceTime | null {
  try {
    return JSON.parse(text) as ChoiceTime;
  } catch {
    return null;
  }
}

/** The late choices from the browser's stored texts; null if all were sent. */
export function lateChoicesFrom(choices: Texts, made: Texts): LateChoices | null {
  if (Object.keys(choices).length === 0) return null;
  const seconds = Object.entries(made).flatMap(([id, text]) => {
    const time = readTime(text);
    return time && time.option === choices[id] ? [[id, time.secondsSinceReply] as const] : [];
  });
  return { choices, secondsSinceReply: Object.fromEntries(seconds) };
}

export const lateChoicesIn = (attemptId: string): LateChoices | null =>
  lateChoicesFrom(keptOf(attemptId, 'unsent'), keptOf(attemptId, 'made'));

export const forgetLateChoices = (attemptId: string): void => forgetKept(attemptId);

type Graded = { readonly _id?: string; readonly selectedOption: string | null };

/** A choice that the result lacks: the number of its question, and the option's letter. */
type Missing = { readonly number: number; readonly letter: string };

/** Choices of this browser that the server did not grade; usually none. */
export const missingIn = (
  late: Pick<LateChoices, 'choices'> | null,
  questions: readonly Graded[],
): readonly Missing[] =>
  questions.flatMap(({ _id = '', selectedOption }, place) => {
    const chosen = late?.choices[_id];
    if (!chosen || chosen === selectedOption) return [];
    return [{ number: place + 1, letter: chosen.toUpperCase() }];
  });
