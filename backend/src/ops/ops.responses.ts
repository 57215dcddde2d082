import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';
import { SHOWN_STATES } from '../platform/queue/queue-names.js';

const queue = z.object({
  queue: z.string(),
  counts: z.record(z.enum(SHOWN_STATES), z.int()),
  runs: z.array(z.object({ job: z.string(), since: moment })),
});

export const OPS_RESPONSES: AreaResponses = {
  'GET /api/admin/queues': tells({ queues: z.array(queue) }),
  'GET /api/docs': z.record(z.string(), z.unknown()),
  'GET /metrics': { media: 'text/plain' },
  'GET /health/live': tells(),
  'GET /health/ready': tells({ samples: z.array(z.string()) }),
};
