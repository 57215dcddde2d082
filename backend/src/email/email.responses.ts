import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

export const EMAIL_RESPONSES: AreaResponses = {
  'GET /api/admin/emails/:id/preview': tells({
    mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
  'POST /api/admin/emails/:id/retry': tells({ to: z.string().nullable() }),
};
