import { POLICY_LIMITS, type Policy } from '@portal/domain/settings/policy.js';
import type { SettingsField, SettingsForm } from '@portal/domain/settings/settings-form.js';
import { asRupees } from '../components/format.js';

export type Settings = Policy & { readonly companyInbox: string; readonly version: number };

export type Draft = Readonly<Record<SettingsField, string>>;

type Field = {
  readonly name: SettingsField;
  readonly label: string;
  readonly unit: string;
  /** What the setting affects, and which values are allowed. */
  readonly hint: string;
};

const SECONDS_PER_MINUTE = 60;
const upTo = (name: keyof Policy): number => POLICY_LIMITS[name][1];

export const FIELDS: readonly Field[] = [
  {
    name: 'feeRupees',
    label: 'Test fee',
    unit: 'rupees',
    hint: `For orders made from now on; one that is being paid may still be paid as it is. At most ${asRupees(upTo('feeRupees'))}.`,
  },
  {
    name: 'timeLimitSeconds',
    label: 'Time limit',
    unit: 'minutes',
    hint: `For attempts started from now on; whoever sits a test keeps the deadline. At most ${upTo('timeLimitSeconds') / SECONDS_PER_MINUTE} minutes.`,
  },
  {
    name: 'passPercent',
    label: 'Pass threshold',
    unit: 'percent',
    hint: 'For attempts started from now on; results stay as they are. From 1 to 100.',
  },
  {
    name: 'totalAttempts',
    label: 'Attempts',
    unit: 'a student',
    hint: `For students who sign up from now on. From 1 to ${upTo('totalAttempts')}.`,
  },
  {
    name: 'questionsPerTest',
    label: 'Questions',
    unit: 'a test',
    hint: `For attempts started from now on. From 1 to ${upTo('questionsPerTest')}.`,
  },
  {
    name: 'offerDays',
    label: 'Time to answer an offer',
    unit: 'days',
    hint: `For internships offered from now on, unless another day is chosen for one. From 1 to ${upTo('offerDays')}.`,
  },
  {
    name: 'companyInbox',
    label: 'Company inbox',
    unit: '',
    hint: 'Where applications and contact messages are mailed to.',
  },
];

const isMinutes = (name: SettingsField): boolean => name === 'timeLimitSeconds';

export function draftOf(settings: Settings): Draft {
  const typed = FIELDS.map(({ name }) => {
    const value = settings[name];
    return [name, String(isMinutes(name) ? Number(value) / SECONDS_PER_MINUTE : value)] as const;
  });
  return Object.fromEntries(typed) as Draft;
}

/** A typed number; without one it is 0, which no figure may be. */
const numberIn = (typed: string): number => Number(typed.replaceAll(',', ''));

/** Minutes such as 0.1 are not exact as numbers; their seconds are rounded to whole ones. */
const secondsIn = (typed: string): number => {
  const seconds = numberIn(typed) * SECONDS_PER_MINUTE;
  const whole = Math.round(seconds);
  return Math.abs(seconds - whole) < 1e-6 ? whole : seconds;
};

export const formOf = (draft: Draft): SettingsForm => ({
  feeRupees: numberIn(draft.feeRupees),
  timeLimitSeconds: secondsIn(draft.timeLimitSeconds),
  passPercent: numberIn(draft.passPercent),
  totalAttempts: numberIn(draft.totalAttempts),
  questionsPerTest: numberIn(draft.questionsPerTest),
  offerDays: numberIn(draft.offerDays),
  companyInbox: draft.companyInbox.trim(),
});

export type Difference = {
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

const shown = (text: string, { unit }: Field): string =>
  text.trim() === '' ? 'as configured' : `${text.trim()} ${unit}`.trim();

type Change = { readonly figures: Partial<Policy>; readonly companyInbox: string | null };

/** What a change sets: "Test fee 750 rupees, Time limit 45 minutes". */
export const figuresInWords = ({ figures, companyInbox }: Change): string =>
  FIELDS.flatMap((field) => {
    const { name, label } = field;
    const value = name === 'companyInbox' ? companyInbox : figures[name];
    if (value === null || value === undefined) return [];
    const typed = isMinutes(name) ? Number(value) / SECONDS_PER_MINUTE : value;
    return [`${label} ${shown(String(typed), field)}`];
  }).join(', ');

export function differences(settings: Settings, draft: Draft): readonly Difference[] {
  const form = formOf(draft);
  const before = draftOf(settings);
  return FIELDS.filter(({ name }) => form[name] !== settings[name]).map((field) => ({
    label: field.label,
    before: shown(before[field.name], field),
    after: shown(draft[field.name], field),
  }));
}
