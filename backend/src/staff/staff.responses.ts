import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const ACTS_ON_ADMIN = { refuses: [404, 409] };

export const STAFF_RESPONSES: AreaResponses = {
  'POST /api/admin/admins': {
    summary: 'Adds an admin, with a password for the first sign-in',
    answer: tells({ id: z.uuid(), password: z.string() }),
    refuses: [409],
  },
  'POST /api/admin/admins/:id/change-role': { summary: 'Gives an admin a role', ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/deactivate': { summary: 'Shuts an admin out', ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/reactivate': {
    summary: 'Lets an admin in again',
    ...ACTS_ON_ADMIN,
  },
  'POST /api/admin/admins/:id/reset-password': {
    summary: 'Gives an admin a password for the next sign-in',
    answer: tells({ password: z.string() }),
    ...ACTS_ON_ADMIN,
  },
  'POST /api/admin/admins/:id/reset-totp': {
    summary: 'Removes the authenticator app and the passkeys of an admin',
    ...ACTS_ON_ADMIN,
  },
  'GET /api/admin/admin-rules': {
    summary: 'Whether admins must have a second factor',
    answer: tells({ requireTotp: z.boolean() }),
  },
  'POST /api/admin/admin-rules': {
    summary: 'Decides whether admins must have a second factor',
    refuses: [409],
  },
};
