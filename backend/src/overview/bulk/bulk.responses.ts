import { z } from 'zod';
import { tells, type AreaResponses } from '../../platform/http/responses.js';

export const BULK_RESPONSES: AreaResponses = {
  'POST /api/admin/bulk': tells({
    rows: z.array(z.object({ id: z.string(), isDone: z.boolean(), why: z.string() })),
  }),
};
