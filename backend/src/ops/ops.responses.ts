import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const HTML = 'text/html';

/** The queue board is a separate program, so its answers are not described. */
const BOARD = { media: '*/*' };

export const OPS_RESPONSES: AreaResponses = {
  'GET /ops/sign-in': { media: HTML },
  'GET /ops/sign-in.js': { media: 'text/javascript' },
  'GET /ops/queues': BOARD,
  'POST /ops/queues': BOARD,
  'PUT /ops/queues': BOARD,
  'PATCH /ops/queues': BOARD,
  'GET /ops/queues/*': BOARD,
  'POST /ops/queues/*': BOARD,
  'PUT /ops/queues/*': BOARD,
  'PATCH /ops/queues/*': BOARD,
  'GET /api/docs': z.record(z.string(), z.unknown()),
  'GET /metrics': { media: 'text/plain' },
  'GET /health/live': tells(),
  'GET /health/ready': tells({ samples: z.array(z.string()) }),
};
