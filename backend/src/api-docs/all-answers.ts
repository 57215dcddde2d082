import { ACCOUNTS_ANSWERS } from '../accounts/accounts.answers.js';
import { ADMINISTRATION_ANSWERS } from '../administration/administration.answers.js';
import { APPLICATIONS_ANSWERS } from '../applications/applications.answers.js';
import { EXAM_ANSWERS } from '../exam/exam.answers.js';
import { OPS_ANSWERS } from '../ops/ops.answers.js';
import { PAYMENTS_ANSWERS } from '../payments/payments.answers.js';
import { PRIVACY_ANSWERS } from '../privacy/privacy.answers.js';
import { QUESTION_BANK_ANSWERS } from '../question-bank/question-bank.answers.js';
import type { AreaAnswers } from '../shared/answers.js';

/** What every route answers. */
export const ANSWERS: AreaAnswers = {
  ...ACCOUNTS_ANSWERS,
  ...ADMINISTRATION_ANSWERS,
  ...APPLICATIONS_ANSWERS,
  ...EXAM_ANSWERS,
  ...OPS_ANSWERS,
  ...PAYMENTS_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...QUESTION_BANK_ANSWERS,
};
