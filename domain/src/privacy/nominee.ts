import type { FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  isEmail,
  isPhone,
  MAX_LENGTH,
  required,
  type FormRules,
} from '../kernel/text-rules.js';

export type NomineeForm = {
  readonly name: string;
  /** An email address or a phone number. */
  readonly contact: string;
};

/** Who may use a student's rights after the student's death, or if the student is unable to. */
export type Nominee = NomineeForm & { readonly studentId: string; readonly updatedAt: Date };

const reachable = (text: string): string | null =>
  isEmail(text.trim()) || isPhone(text.trim())
    ? null
    : 'Please enter an email address or a phone number';

const rules: FormRules<keyof NomineeForm> = {
  name: [required('Full name of your nominee is required'), atMost(MAX_LENGTH.name)],
  contact: [required('Email address or phone of your nominee is required'), reachable],
};

/** Every error of the form for a nominee, by field. */
export const validateNominee = (form: NomineeForm): FieldErrors<keyof NomineeForm> =>
  checkFields(rules, form);
