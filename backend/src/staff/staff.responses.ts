import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const ACTS_ON_ADMIN = {};

export const STAFF_RESPONSES: AreaResponses = {
  'POST /api/admin/admins': tells({ id: z.uuid(), password: z.string() }),
  'POST /api/admin/admins/:id/change-role': { ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/deactivate': { ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/reactivate': { ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/reset-password': {
    answer: tells({ password: z.string() }),
    ...ACTS_ON_ADMIN,
  },
  'POST /api/admin/admins/:id/reset-totp': { ...ACTS_ON_ADMIN },
  'GET /api/admin/admin-rules': tells({ requireTotp: z.boolean() }),
};
