import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const record = tells({
  entries: z.array(
    z.object({
      at: moment,
      id: z.string(),
      group: z.enum(['account', 'money', 'tests', 'mails', 'staff']),
      title: z.string(),
      detail: z.string(),
      resource: z.string().nullable(),
    }),
  ),
  before: moment.nullable(),
});

export const STUDENT_RECORD_RESPONSES: AreaResponses = {
  'GET /api/admin/students/:id/record': record,
};
