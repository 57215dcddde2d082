import { ACCOUNTS_ANSWERS } from '../accounts/index.js';
import { ADMINISTRATION_ANSWERS } from './console.responses.js';
import { APPLICATIONS_ANSWERS } from '../applications/index.js';
import { EXAM_ANSWERS } from '../exam/index.js';
import { JOURNEY_ANSWERS } from '../journey/index.js';
import { OPS_ANSWERS } from '../ops/index.js';
import { PAYMENTS_ANSWERS } from '../payments/index.js';
import type { AreaAnswers } from '../platform/http/responses.js';
import { PRIVACY_ANSWERS } from '../privacy/index.js';
import { QUESTION_BANK_ANSWERS } from '../question-bank/index.js';
import { SETTINGS_ANSWERS } from '../settings/index.js';

/** What every route answers. */
export const ANSWERS: AreaAnswers = {
  ...ACCOUNTS_ANSWERS,
  ...ADMINISTRATION_ANSWERS,
  ...APPLICATIONS_ANSWERS,
  ...EXAM_ANSWERS,
  ...JOURNEY_ANSWERS,
  ...OPS_ANSWERS,
  ...PAYMENTS_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...QUESTION_BANK_ANSWERS,
  ...SETTINGS_ANSWERS,
};
