import type { LetterKind, LetterTerms } from '../certificates/index.js';
import { type FieldErrors, InvalidInput, rejectInvalid, conflict } from '../kernel/errors.js';
import { DAY_MS, indianDay, indianDayAfter, startOfIndianDay } from '../kernel/indian-day.js';
import { onPaper } from '../kernel/paper-signs.js';
import { tidyLine } from '../kernel/seen-text.js';
import { checkFields, type FormRules, type TextRule } from '../kernel/text-rules.js';
import type { Stage } from './stages.js';

class LetterNeeded extends conflict(
  'letter_needed',
  'A letter goes with this move, with days and hours of its own. Please move each application on its page.',
) {}

type LetterField = keyof LetterTerms;

export type LetterForm = Readonly<Record<LetterField, string>>;

export const LETTER_LIMITS = {
  programCharacters: 100,
  hoursAWeek: 60,
  hoursADay: 12,
  /** Rupees a month. */
  stipend: 200_000,
  /** The latest first day from today, and the longest internship, in days. */
  daysAhead: 366,
  days: 732,
} as const;

export function letterOf(stage: Stage): LetterKind | null {
  if (stage === 'offered') return 'offer';
  return stage === 'completed' ? 'completion' : null;
}

export const endsOffer = (from: Stage, to: Stage): boolean =>
  (from === 'offered' && to !== 'accepted') || (from === 'accepted' && to !== 'interning');

const numberIn = (typed: string): number =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;

const wholeNumber =
  (most: number, what: string): TextRule =>
  (typed) => {
    const number = numberIn(typed);
    return number >= 1 && number <= most ? null : `Please enter ${what}, from 1 to ${most}.`;
  };

/** The number of days, with the first and the last; null unless both are valid. */
function daysOf({ firstDay, lastDay }: Pick<LetterForm, 'firstDay' | 'lastDay'>): number | null {
  const [first, last] = [startOfIndianDay(firstDay), startOfIndianDay(lastDay)];
  return first && last && (last.getTime() - first.getTime()) / DAY_MS + 1;
}

const program: TextRule = (typed) => {
  const { length } = tidyLine(typed);
  const most = LETTER_LIMITS.programCharacters;
  return length >= 2 && length <= most
    ? null
    : `Please name the program, in 2 to ${most} characters.`;
};

const stipend: TextRule = (typed) => {
  const isNone = typed.trim() === '' || numberIn(typed) <= LETTER_LIMITS.stipend;
  return isNone ? null : `Please enter whole rupees, up to ${LETTER_LIMITS.stipend}, or nothing.`;
};

/** A rule for a day between two days as "2026-01-31"; such texts sort like the days. */
const dayWithin =
  (first: string, last: string, message: string): TextRule =>
  (day) =>
    startOfIndianDay(day) && day >= first && day <= last ? null : message;

function lastDayRule(form: LetterForm, latest: string): TextRule {
  return (day) => {
    const days = daysOf({ ...form, lastDay: day });
    if (!startOfIndianDay(day)) return 'Please choose a day.';
    if (day > latest) return 'Please choose a day that is not ahead.';
    if (days === null) return null;
    const isFit = days >= 1 && days <= LETTER_LIMITS.days;
    return isFit ? null : 'Please choose a day after the first, at most two years later.';
  };
}

const NO_END = '9999-12-31';

function rulesOf(kind: LetterKind, form: LetterForm, now: Date): FormRules<LetterField> {
  const today = indianDay(now);
  if (kind === 'offer') {
    const ahead = `Please choose a day from today on, at most ${LETTER_LIMITS.daysAhead} days ahead.`;
    return {
      program: [program, onPaper],
      firstDay: [dayWithin(today, indianDayAfter(now, LETTER_LIMITS.daysAhead), ahead)],
      lastDay: [lastDayRule(form, NO_END)],
      hours: [wholeNumber(LETTER_LIMITS.hoursAWeek, 'the hours a week')],
      stipend: [stipend],
    };
  }
  const most = LETTER_LIMITS.hoursADay * Math.max(1, daysOf(form) ?? LETTER_LIMITS.days);
  return {
    program: [program, onPaper],
    firstDay: [dayWithin('', today, 'Please choose a day that is not ahead.')],
    lastDay: [lastDayRule(form, today)],
    hours: [wholeNumber(most, 'the hours in all')],
    stipend: [],
  };
}

/** The terms of the letter of a move to this stage; null for none. @throws LetterNeeded, InvalidInput */
export function checkedLetter(
  stage: Stage,
  form: LetterForm | null,
  now: Date,
): { readonly kind: LetterKind; readonly terms: LetterTerms } | null {
  const kind = letterOf(stage);
  if (!kind) {
    if (form) throw new InvalidInput({ letter: 'No letter goes with this stage.' });
    return null;
  }
  if (!form) throw new LetterNeeded();
  const errors: FieldErrors = checkFields(rulesOf(kind, form, now), form);
  rejectInvalid(errors);
  const { firstDay, lastDay } = form;
  const rupees = kind === 'offer' ? numberIn(form.stipend) : 0;
  return {
    kind,
    terms: {
      ...{ program: tidyLine(form.program), firstDay, lastDay, hours: numberIn(form.hours) },
      stipend: rupees > 0 ? rupees : null,
    },
  };
}
