import { z } from 'zod';
import { moment, says, tells, type AreaResponses } from '../platform/http/responses.js';

export const PRIVACY_RESPONSES: AreaResponses = {
  'GET /api/user/:email/export': {
    summary:
      'All that is held about the student, as one JSON file with a list for each kind of row',
    answer: tells({ exportedAt: moment }).loose(),
    headers: ['Content-Disposition'],
    refuses: [404, 429],
  },
  'GET /api/user/:email/erasure': {
    summary: 'For how many days a sealed copy of a deleted account is kept; 0 if none is',
    answer: tells({ sealedDays: z.int().min(0) }),
  },
  'POST /api/user/:email/delete': {
    summary: 'Erases the own account, once the password and the word DELETE are typed',
    answer: says,
    refuses: [401, 404],
  },
  'POST /api/admin/students/:id/erase': {
    summary: 'Erases the account of a student who asked for it by mail',
    refuses: [409],
  },
};
