import { rejectInvalid } from '../kernel/errors.js';

/** Kinds of personal data that a breach can reach, as its file names them. */
export const BREACHED_DATA = ['account', 'tests', 'payments', 'applications', 'messages'] as const;
export type BreachedData = (typeof BREACHED_DATA)[number];

export type Breach = {
  /** Its number, such as "2026-01"; each person is mailed once under one number. */
  readonly number: string;
  readonly awareAt: Date;
  readonly from: Date;
  readonly until: Date;
  /** Which data it reached: all of that kind that was there when it ended. */
  readonly data: readonly BreachedData[];
  /** Only the people with these addresses, in small letters; empty: everybody whose data it is. */
  readonly emails: readonly string[];
  readonly nature: string;
  /** Where: which system, which place. */
  readonly location: string;
  readonly consequences: string;
  readonly measures: string;
  readonly advice: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  /** What the report to the Board tells beside it; may be empty until that report is due. */
  readonly report: {
    readonly events: string;
    /** What was found out about who caused it. */
    readonly person: string;
    readonly prevention: string;
  };
};

const TEXTS = ['nature', 'location', 'consequences', 'measures', 'advice'] as const;
const CONTACT = ['name', 'email', 'phone'] as const;
const REPORT = ['events', 'person', 'prevention'] as const;

const MOST_CHARACTERS = 2_000;
const NUMBER = /^[0-9]{4}-[0-9]{2}$/;
/** A moment with its zone: without one it would depend on the machine that reads it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const momentOf = (value: unknown): Date =>
  new Date(typeof value === 'string' && MOMENT.test(value) ? value : NaN);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function textsOf<Name extends string>(value: unknown, names: readonly Name[]) {
  const fields = fieldsOf(value);
  return Object.fromEntries(names.map((name) => [name, textOf(fields[name])])) as Record<
    Name,
    string
  >;
}

const lengthFault = (text: string, isOptional: boolean): string | null => {
  if (text === '' && !isOptional) return 'is missing';
  return text.length > MOST_CHARACTERS ? `has over ${MOST_CHARACTERS} characters` : null;
};

function faultsOf(breach: Breach, raw: Fields): Record<string, string> {
  const { number, awareAt, from, until, data, emails, contact, report } = breach;
  const moments = { awareAt, from, until };
  const given: readonly (readonly [string, string | null])[] = [
    ['number', NUMBER.test(number) ? null : 'is not of the form 2026-01'],
    ...Object.entries(moments).map(
      ([name, moment]) =>
        [name, Number.isNaN(Number(moment)) ? 'is no moment with its zone' : null] as const,
    ),
    ['until', from > until ? 'lies before "from"' : null],
    ['awareAt', awareAt < from ? 'lies before "from"' : null],
    [
      'data',
      data.length > 0 && data.length === listOf(raw.data).length
        ? null
        : `is not a list of ${BREACHED_DATA.join(', ')}`,
    ],
    [
      'emails',
      emails.length === listOf(raw.emails).length && emails.every((email) => email.includes('@'))
        ? null
        : 'is not a list of addresses',
    ],
    ...TEXTS.map((name) => [name, lengthFault(breach[name], false)] as const),
    ...CONTACT.map((name) => [`contact.${name}`, lengthFault(contact[name], false)] as const),
    ...REPORT.map((name) => [`report.${name}`, lengthFault(report[name], true)] as const),
  ];
  return Object.fromEntries(
    given.flatMap(([name, fault]) => (fault === null ? [] : [[name, `"${name}" ${fault}`]])),
  );
}

/** The breach that a file describes. @param raw parsed JSON @throws InvalidInput with a sentence
 * for each field that is missing or wrong */
export function readBreach(raw: unknown): Breach {
  const fields = fieldsOf(raw);
  const breach: Breach = {
    number: textOf(fields.number),
    awareAt: momentOf(fields.awareAt),
    from: momentOf(fields.from),
    until: momentOf(fields.until),
    data: BREACHED_DATA.filter((kind) => listOf(fields.data).includes(kind)),
    emails: listOf(fields.emails).map((email) => textOf(email).toLowerCase()),
    ...textsOf(fields, TEXTS),
    contact: textsOf(fields.contact, CONTACT),
    report: textsOf(fields.report, REPORT),
  };
  const faults = faultsOf(breach, fields);
  rejectInvalid(faults, `${Object.values(faults).join('; ')}.`);
  return breach;
}
