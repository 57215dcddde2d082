import { TEST_DOMAIN_VALUES } from '../accounts/index.js';
import type { FieldErrors } from '../kernel/errors.js';
import {
  atLeast,
  atMost,
  checkFields,
  isPhone,
  MAX_LENGTH,
  oneOf,
  validEmail,
  type TextRule,
} from '../kernel/text-rules.js';
import type { Interview } from './interview.js';
import type { Stage } from './stages.js';

const PHONE_MESSAGE = 'Please enter a valid phone number (10-15 digits)';

/** What an applicant fills in, in the order of the form; the types and the API follow from it. */
const rules = {
  name: [atLeast(2, 'Name must be at least 2 characters long'), atMost(MAX_LENGTH.name)],
  email: [validEmail],
  phone: [(text) => (isPhone(text) ? null : PHONE_MESSAGE)],
  education: [atLeast(5, 'Please provide your education background'), atMost(MAX_LENGTH.education)],
  experience: [atMost(MAX_LENGTH.education)],
  skills: [atLeast(3, 'Please list your relevant skills'), atMost(MAX_LENGTH.skills)],
  domain: [oneOf(TEST_DOMAIN_VALUES, 'Please select a domain')],
  message: [atMost(MAX_LENGTH.message)],
} as const satisfies Record<string, readonly TextRule[]>;

type ApplicationFieldName = keyof typeof rules;

export const APPLICATION_FIELD_NAMES = Object.keys(rules) as ApplicationFieldName[];

/** What an applicant fills in; all of it as typed. */
export type ApplicationForm = Readonly<Record<ApplicationFieldName, string>>;

/** An internship application. Needs no account. */
export type Application = ApplicationForm & {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: Stage;
  /** The newest note of its thread; empty without any. */
  readonly notes: string;
  readonly ownerId: string | null;
  /** The last moment at which an offer can be answered; null unless it is offered with a day for that. */
  readonly answerBy: Date | null;
  /** Null unless it is at the stage of the interview, and that has a time. */
  readonly interview: Interview | null;
  /** Rises with each move and each change of owner. */
  readonly version: number;
};

export const APPLICATION_REFUSED = 'Please fix the errors above and try again.';

/** Every error of the application form, by field; empty if it may be sent. */
export const validateApplication = (form: ApplicationForm): FieldErrors<keyof ApplicationForm> =>
  checkFields(rules, form);
