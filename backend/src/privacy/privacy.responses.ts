import { z } from 'zod';
import { moment, says, tells, type AreaResponses } from '../platform/http/responses.js';

export const PRIVACY_RESPONSES: AreaResponses = {
  'GET /api/user/:email/export': tells({ exportedAt: moment }).loose(),
  'GET /api/user/:email/erasure': tells({ sealedDays: z.int().min(0) }),
  'POST /api/user/:email/delete': says,
};
