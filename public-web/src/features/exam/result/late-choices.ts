import { attemptKey, forgetKept, keptOf } from '../attempt/kept-attempt.js';
import type { ChoiceTime } from '../attempt/choice-times.js';
import { localStore } from '../../../lib/storage.js';

/** Texts by question id, as the browser kept them. */
type Texts = Readonly<Record<string, string>>;

type LateChoices = {
  readonly choices: Texts;
  readonly times: Readonly<Record<string, ChoiceTime>>;
  /** That the server knew these choices at a moment that its seal names. */
  readonly stamp: { readonly choices: Texts; readonly seal: string } | null;
};

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Puts it together from what the browser kept while the test ran; null where all was sent. */
export function lateChoicesFrom(
  choices: Texts,
  times: Texts,
  stamp: string | null,
): LateChoices | null {
  if (Object.keys(choices).length === 0) return null;
  const own = Object.entries(times)
    .map(([id, text]) => [id, parsed(text) as ChoiceTime | null] as const)
    .filter(([id, time]) => time?.option === choices[id]);
  return {
    choices,
    times: Object.fromEntries(own) as LateChoices['times'],
    stamp: parsed(stamp) as LateChoices['stamp'],
  };
}

export const lateChoicesIn = (attemptId: string): LateChoices | null =>
  lateChoicesFrom(
    keptOf(attemptId, 'unsent'),
    keptOf(attemptId, 'made'),
    localStore.get(`${attemptKey(attemptId)}stamp`),
  );

/** The server has it. */
export const forgetLateChoices = (attemptId: string): void => forgetKept(attemptId);

type Graded = { readonly _id?: string; readonly selectedOption: string | null };

/** A choice that the result does not have: the number of its question, and the option's letter. */
type Missing = { readonly number: number; readonly letter: string };

/** What was chosen in this browser and is not what the server graded; most often nothing. */
export const missingIn = (
  late: Pick<LateChoices, 'choices'> | null,
  questions: readonly Graded[],
): readonly Missing[] =>
  questions.flatMap(({ _id = '', selectedOption }, place) => {
    const chosen = late?.choices[_id];
    if (!chosen || chosen === selectedOption) return [];
    return [{ number: place + 1, letter: chosen.toUpperCase() }];
  });
