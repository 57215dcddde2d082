import { domainLabel, EXPERIENCES, TEST_DOMAIN_VALUES, TEST_DOMAINS } from '../kernel/choices.js';
import { byName } from '../kernel/by-name.js';
import { onPaper } from '../kernel/paper-signs.js';
import {
  atLeast,
  atMost,
  isPhone,
  MAX_LENGTH,
  oneOf,
  validEmail,
  type TextRule,
} from '../kernel/text-rules.js';

type Choice = { readonly value: string; readonly label: string };

type ApplicationField = {
  readonly label: string;
  /** The label in forms, if it differs. */
  readonly formLabel?: string;
  readonly hint?: string;
  readonly autoComplete?: 'name' | 'email' | 'tel';
  readonly control: 'text' | 'email' | 'tel' | 'area' | 'choice';
  readonly choices?: readonly Choice[];
  readonly prompt?: string;
  readonly rules: readonly TextRule[];
  readonly isOptional?: boolean;
  readonly ifEmpty?: string;
  /** Whether the short form has it too. */
  readonly isInShortForm: boolean;
  readonly notice: 'applicant' | 'application';
};

const PHONE_MESSAGE = 'Please enter a valid phone number (10-15 digits)';

/** The fields of an application, in order. Both forms, rules, column, API, console, mail, CSV, notice and data export
 * are made from this list. */
export const APPLICATION_FIELDS = {
  name: {
    ...{ label: 'Name', formLabel: 'Full Name', control: 'text', autoComplete: 'name' },
    rules: [
      atLeast(2, 'Name must be at least 2 characters long'),
      atMost(MAX_LENGTH.name),
      onPaper,
    ],
    ...{ isInShortForm: true, notice: 'applicant' },
  },
  email: {
    ...{ label: 'Email', control: 'email', autoComplete: 'email' },
    rules: [validEmail],
    ...{ isInShortForm: true, notice: 'applicant' },
  },
  phone: {
    ...{ label: 'Phone', formLabel: 'Phone Number', control: 'tel', autoComplete: 'tel' },
    rules: [(text: string) => (isPhone(text) ? null : PHONE_MESSAGE)],
    ...{ isInShortForm: true, notice: 'applicant' },
  },
  education: {
    ...{ label: 'Education', hint: 'Degree, college and year', control: 'text' },
    rules: [atLeast(5, 'Please provide your education background'), atMost(MAX_LENGTH.education)],
    ...{ isInShortForm: true, notice: 'application' },
  },
  experience: {
    ...{ label: 'Experience', control: 'choice', prompt: 'None specified' },
    choices: EXPERIENCES.map((value) => ({ value, label: value })),
    rules: [atMost(MAX_LENGTH.education)],
    ...{ isOptional: true, ifEmpty: 'None specified' },
    ...{ isInShortForm: true, notice: 'application' },
  },
  skills: {
    ...{ label: 'Skills', hint: 'Separated by commas', control: 'text' },
    rules: [atLeast(3, 'Please list your relevant skills'), atMost(MAX_LENGTH.skills)],
    ...{ isInShortForm: true, notice: 'application' },
  },
  domain: {
    ...{ label: 'Domain', control: 'choice', prompt: 'Select a domain', choices: TEST_DOMAINS },
    rules: [oneOf(TEST_DOMAIN_VALUES, 'Please select a domain')],
    ...{ isInShortForm: false, notice: 'application' },
  },
  message: {
    ...{
      label: 'Message',
      hint: 'A link to work of yours says more than a list of skills',
      control: 'area',
    },
    rules: [atMost(MAX_LENGTH.message)],
    ...{ isOptional: true, ifEmpty: 'No additional message' },
    ...{ isInShortForm: true, notice: 'application' },
  },
} as const satisfies Record<string, ApplicationField>;

export type ApplicationFieldName = keyof typeof APPLICATION_FIELDS;

export const APPLICATION_FIELD_NAMES = Object.keys(APPLICATION_FIELDS) as ApplicationFieldName[];

export const applicationField = (name: ApplicationFieldName): ApplicationField =>
  APPLICATION_FIELDS[name];

export const SHORT_FORM_NAMES = APPLICATION_FIELD_NAMES.filter(
  (name) => APPLICATION_FIELDS[name].isInShortForm,
);

/** What an applicant enters, as typed. */
export type ApplicationForm = Readonly<Record<ApplicationFieldName, string>>;

export const EMPTY_APPLICATION: ApplicationForm = byName(APPLICATION_FIELD_NAMES, () => '');

export const applicationText = (name: ApplicationFieldName, typed: string): string =>
  name === 'domain' ? domainLabel(typed) : typed;
