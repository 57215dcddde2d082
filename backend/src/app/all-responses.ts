import { ACCOUNTS_RESPONSES } from '../accounts/index.js';
import { APPLICATIONS_RESPONSES } from '../applications/index.js';
import { BADGES_RESPONSES, CERTIFICATES_RESPONSES } from '../certificates/index.js';
import {
  BULK_RESPONSES,
  DASHBOARD_RESPONSES,
  STUDENT_RECORD_RESPONSES,
} from '../overview/index.js';
import { EMAIL_RESPONSES } from '../email/index.js';
import * as exam from '../exam/index.js';
import { OPS_RESPONSES } from '../ops/index.js';
import { PAYMENTS_RESPONSES } from '../payments/index.js';
import { type AreaResponses, tells } from '../platform/http/responses.js';
import { PRIVACY_RESPONSES } from '../privacy/index.js';
import { QUESTION_BANK_RESPONSES } from '../questions/index.js';
import { SETTINGS_RESPONSES } from '../settings/index.js';
import { STAFF_RESPONSES } from '../staff/index.js';
import { z } from 'zod';
import { rowOf } from '../platform/admin-lists/columns.js';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { LISTS } from './lists.js';

const answersOf = ({ resource, columns, details }: ListSpec): AreaResponses => ({
  [`GET /api/admin/${resource}`]: z.array(rowOf(columns)),
  [`GET /api/admin/${resource}/:id`]: rowOf({ ...columns, ...details }),
});

const CONSOLE_RESPONSES: AreaResponses = {
  ...(Object.assign({}, ...LISTS.map(answersOf)) as AreaResponses),
  'GET /api/admin/search': tells({
    found: z.array(
      z.object({ resource: z.string(), id: z.string(), title: z.string(), line: z.string() }),
    ),
  }),
  'POST /api/admin/exports': tells({ url: z.string() }),
  'GET /api/admin/exports/:ticket': { media: 'text/csv' },
};

export const RESPONSES: AreaResponses = {
  ...ACCOUNTS_RESPONSES,
  ...APPLICATIONS_RESPONSES,
  ...BADGES_RESPONSES,
  ...BULK_RESPONSES,
  ...CERTIFICATES_RESPONSES,
  ...CONSOLE_RESPONSES,
  ...DASHBOARD_RESPONSES,
  ...EMAIL_RESPONSES,
  ...exam.EXAM_RESPONSES,
  ...exam.JOURNEY_RESPONSES,
  ...OPS_RESPONSES,
  ...PAYMENTS_RESPONSES,
  ...PRIVACY_RESPONSES,
  ...QUESTION_BANK_RESPONSES,
  ...exam.QUESTION_DISPUTES_RESPONSES,
  ...exam.REGRADING_RESPONSES,
  ...SETTINGS_RESPONSES,
  ...exam.SITTINGS_RESPONSES,
  ...STAFF_RESPONSES,
  ...STUDENT_RECORD_RESPONSES,
};
