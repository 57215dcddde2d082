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

export type Application = ApplicationForm & {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: Stage;
  readonly notes: string;
  readonly ownerId: string | null;
  /** The last moment to answer an offer; null without an offer or a date. */
  readonly answerBy: Date | null;
  /** Null except at the stage Interview with a time. */
  readonly interview: Interview | null;
  /** Rises with each move and each change of the owner. */
  readonly version: number;
};

export const APPLICATION_REFUSED = 'Please fix the errors above and try again.';

const rules = byName(APPLICATION_FIELD_NAMES, (name) => APPLICATION_FIELDS[name].rules);

export const validateApplication = (form: ApplicationForm): FieldErrors<keyof ApplicationForm> =>
  checkFields(rules, form);
