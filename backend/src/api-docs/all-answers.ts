import { ACCOUNTS_ANSWERS } from '../accounts/accounts.responses.js';
import { ADMINISTRATION_ANSWERS } from '../app/administration.answers.js';
import { APPLICATIONS_ANSWERS } from '../applications/applications.responses.js';
import { EXAM_ANSWERS } from '../exam/exam.responses.js';
import { OPS_ANSWERS } from '../ops/ops.responses.js';
import { PAYMENTS_ANSWERS } from '../payments/payments.responses.js';
import { PRIVACY_ANSWERS } from '../privacy/privacy.responses.js';
import { QUESTION_BANK_ANSWERS } from '../question-bank/question-bank.responses.js';
import type { AreaAnswers } from '../platform/http/responses.js';

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
