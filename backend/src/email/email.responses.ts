import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

export const EMAIL_RESPONSES: AreaResponses = {
  'GET /api/admin/emails/:id/preview': {
    summary:
      'What a mail says, without its codes and links; once it is sent, what one of its kind says',
    answer: tells({ subject: z.string(), text: z.string(), isOwn: z.boolean() }),
    refuses: [404],
  },
  'POST /api/admin/emails/:id/retry': {
    summary: 'Sends a failed mail again, to the corrected address of its account if there is one',
    answer: tells({ to: z.string().nullable() }),
    refuses: [409],
  },
  'POST /api/admin/emails/:id/cancel': { summary: 'Cancels a mail that waits', refuses: [409] },
};
