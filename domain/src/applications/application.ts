import { byName } from '../kernel/by-name.js';
import type { FieldErrors } from '../kernel/errors.js';
import { checkFields } from '../kernel/text-rules.js';
import {
  APPLICATION_FIELD_NAMES,
  APPLICATION_FIELDS,
  type ApplicationForm,
} from './application-fields.js';
import type { Interview } from './interview.js';
import type { Stage } from './stages.js';

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

const rules = byName(APPLICATION_FIELD_NAMES, (name) => APPLICATION_FIELDS[name].rules);

/** Every error of the application form, by field; empty if it may be sent. */
export const validateApplication = (form: ApplicationForm): FieldErrors<keyof ApplicationForm> =>
  checkFields(rules, form);
