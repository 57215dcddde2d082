import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const begun = tells({ jobId: z.uuid() });

export const BULK_RESPONSES: AreaResponses = {
  'POST /api/admin/bulk-jobs/count': {
    summary:
      'How many rows of a list match a filter, at most as many as one job may have, and the first of them',
    answer: tells({ count: z.int(), isTooMany: z.boolean(), firstId: z.string().nullable() }),
  },
  'POST /api/admin/bulk-jobs': {
    summary:
      'Begins to do something to all rows that match, if they are as many as confirmed; asks before domains are no longer offered',
    answer: begun,
    refuses: [409],
  },
  'POST /api/admin/bulk-jobs/:id/cancel': {
    summary: 'Ends a bulk job at once; the rows that wait stay as they are',
    refuses: [404, 409],
  },
  'POST /api/admin/bulk-jobs/:id/undo': {
    summary: 'Puts back, by another job, the rows that nobody has touched since',
    answer: begun,
    refuses: [404, 409],
  },
  'GET /api/admin/bulk-jobs/:id/result': {
    summary: 'What became of each row of a bulk job, as CSV',
    media: 'text/csv',
    headers: ['Content-Disposition'],
    refuses: [404],
  },
};
