import { z } from 'zod';
import { tells, type AreaResponses } from '../../platform/http/responses.js';

export const BULK_RESPONSES: AreaResponses = {
  'POST /api/admin/bulk': {
    summary: 'Does the same to up to 500 chosen rows, each by its single action; what came of each',
    answer: tells({
      rows: z.array(z.object({ id: z.string(), isDone: z.boolean(), why: z.string() })),
    }),
  },
};
