import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

export const EMAIL_RESPONSES: AreaResponses = {
  'GET /api/admin/emails/:id/preview': tells({
    subject: z.string(),
    text: z.string(),
    isOwn: z.boolean(),
  }),
  'POST /api/admin/emails/:id/retry': tells({ to: z.string().nullable() }),
};
