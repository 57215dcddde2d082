import type { AreaResponses } from '../platform/http/responses.js';

/** What the routes of mails answer. */
export const EMAIL_RESPONSES: AreaResponses = {
  'POST /api/admin/emails/:id/retry': { summary: 'Sends a failed mail again', refuses: [409] },
  'POST /api/admin/emails/:id/cancel': { summary: 'Cancels a mail that waits', refuses: [409] },
};
