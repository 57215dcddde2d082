import { ACCOUNTS_RESPONSES } from '../accounts/index.js';
import { APPLICATIONS_RESPONSES } from '../applications/index.js';
import { BADGES_RESPONSES, CERTIFICATES_RESPONSES } from '../certificates/index.js';
import { BULK_RESPONSES } from '../overview/index.js';
import { DASHBOARD_RESPONSES } from '../overview/index.js';
import { EMAIL_RESPONSES } from '../email/index.js';
import { EXAM_RESPONSES } from '../exam/index.js';
import { JOURNEY_RESPONSES } from '../exam/index.js';
import { OPS_RESPONSES } from '../ops/index.js';
import { PAYMENTS_RESPONSES } from '../payments/index.js';
import type { AreaResponses } from '../platform/http/responses.js';
import { PRIVACY_RESPONSES } from '../privacy/index.js';
import { QUESTION_BANK_RESPONSES } from '../questions/index.js';
import { QUESTION_DISPUTES_RESPONSES, SITTINGS_RESPONSES } from '../exam/index.js';
import { REGRADING_RESPONSES } from '../exam/index.js';
import { SETTINGS_RESPONSES } from '../settings/index.js';
import { STAFF_RESPONSES } from '../staff/index.js';
import { STUDENT_RECORD_RESPONSES } from '../overview/index.js';
import { CONSOLE_RESPONSES } from './console.responses.js';

export const RESPONSES: AreaResponses = {
  ...ACCOUNTS_RESPONSES,
  ...APPLICATIONS_RESPONSES,
  ...BADGES_RESPONSES,
  ...BULK_RESPONSES,
  ...CERTIFICATES_RESPONSES,
  ...CONSOLE_RESPONSES,
  ...DASHBOARD_RESPONSES,
  ...EMAIL_RESPONSES,
  ...EXAM_RESPONSES,
  ...JOURNEY_RESPONSES,
  ...OPS_RESPONSES,
  ...PAYMENTS_RESPONSES,
  ...PRIVACY_RESPONSES,
  ...QUESTION_BANK_RESPONSES,
  ...QUESTION_DISPUTES_RESPONSES,
  ...REGRADING_RESPONSES,
  ...SETTINGS_RESPONSES,
  ...SITTINGS_RESPONSES,
  ...STAFF_RESPONSES,
  ...STUDENT_RECORD_RESPONSES,
};
