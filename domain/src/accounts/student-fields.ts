import { byName } from '../kernel/by-name.js';
import {
  atMost,
  MAX_LENGTH,
  oneOf,
  optional,
  required,
  type TextRule,
} from '../kernel/text-rules.js';
import { onPaper } from '../kernel/paper-signs.js';
import { tidyLine, tidyText } from '../kernel/seen-text.js';
import { EXPERIENCES, TEST_DOMAIN_VALUES } from '../kernel/choices.js';

type StudentField = {
  readonly label: string;
  readonly signUp: readonly TextRule[] | null;
  readonly profile: readonly TextRule[];
  readonly isTrimmed: boolean;
  readonly isListed: boolean;
  readonly isInFile: boolean;
  readonly notice: 'contact' | 'background' | 'profile';
};

const choice = (values: readonly string[], missing: string) => ({
  signUp: [oneOf(values, missing)],
  profile: [optional(oneOf(values, missing))],
  isTrimmed: false,
});

const text = (most: number, missing: string) => ({
  signUp: [required(missing), atMost(most)],
  profile: [atMost(most)],
  isTrimmed: true,
});

const NAME = [required('Full Name is required'), atMost(MAX_LENGTH.name), onPaper];

/** The facts that students state. Forms, rules, column, API, console, CSV, data export and erasure are made from this
 * list. */
export const STUDENT_FIELDS = {
  name: {
    label: 'Name',
    signUp: NAME,
    profile: NAME,
    isTrimmed: true,
    isListed: true,
    isInFile: true,
    notice: 'contact',
  },
  phone: {
    label: 'Phone',
    ...text(MAX_LENGTH.phone, 'Phone Number is required'),
    isListed: true,
    isInFile: true,
    notice: 'contact',
  },
  education: {
    label: 'Education',
    ...text(MAX_LENGTH.education, 'Educational details are required'),
    isListed: false,
    isInFile: true,
    notice: 'background',
  },
  experience: {
    label: 'Experience',
    ...choice(EXPERIENCES, 'Please select your experience'),
    isListed: false,
    isInFile: true,
    notice: 'background',
  },
  skills: {
    label: 'Skills',
    ...text(MAX_LENGTH.skills, 'Skills are required'),
    isListed: false,
    isInFile: true,
    notice: 'background',
  },
  message: {
    label: 'Message',
    signUp: null,
    profile: [atMost(MAX_LENGTH.message)],
    isTrimmed: false,
    isListed: false,
    isInFile: false,
    notice: 'profile',
  },
  nominee: {
    label: 'Nominee',
    signUp: null,
    profile: [atMost(MAX_LENGTH.nominee)],
    isTrimmed: true,
    isListed: false,
    isInFile: false,
    notice: 'profile',
  },
  domain: {
    label: 'Domain',
    ...choice(TEST_DOMAIN_VALUES, 'Please select a domain'),
    isListed: true,
    isInFile: true,
    notice: 'background',
  },
} as const satisfies Record<string, StudentField>;

type Fields = typeof STUDENT_FIELDS;

export type StudentFieldName = keyof Fields;

export type SignUpFieldName = {
  [Name in StudentFieldName]: Fields[Name]['signUp'] extends null ? never : Name;
}[StudentFieldName];

export const STUDENT_FIELD_NAMES = Object.keys(STUDENT_FIELDS) as StudentFieldName[];

export const SIGN_UP_FIELD_NAMES = STUDENT_FIELD_NAMES.filter(
  (name): name is SignUpFieldName => STUDENT_FIELDS[name].signUp !== null,
);

export const keptFields = <Name extends StudentFieldName>(
  names: readonly Name[],
  typed: Readonly<Record<Name, string>>,
): Record<Name, string> =>
  byName(names, (name) => {
    if (name === 'name') return tidyLine(typed[name]);
    return STUDENT_FIELDS[name].isTrimmed ? tidyText(typed[name]) : typed[name];
  });
