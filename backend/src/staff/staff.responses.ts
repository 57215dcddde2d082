import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const ACTS_ON_ADMIN = {};

const passkey = z.object({
  challenge: z.string(),
  credentials: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});

export const STAFF_RESPONSES: AreaResponses = {
  'POST /api/admin/login/challenge': tells({ passkey }),
  'POST /api/admin/login/passkey': tells({ token: z.string() }),
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
