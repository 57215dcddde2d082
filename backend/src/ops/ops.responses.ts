import { z } from 'zod';
import { tells, type AreaResponses } from '../platform/http/responses.js';

const HTML = 'text/html';

/** The queue board is a separate program; what it answers is its own affair. */
const BOARD = { summary: 'The queue board', media: '*/*', refuses: [303, 404, 500] };

export const OPS_RESPONSES: AreaResponses = {
  'POST /api/admin/ops-session': {
    summary: 'Begins an ops session: a short-lived cookie for the pages under /ops',
    headers: ['Set-Cookie'],
  },
  'GET /ops/sign-in': { summary: 'The page that begins an ops session', media: HTML },
  'GET /ops/sign-in.js': { summary: 'The script of that page', media: 'text/javascript' },
  'GET /ops/queues': BOARD,
  'POST /ops/queues': BOARD,
  'PUT /ops/queues': BOARD,
  'PATCH /ops/queues': BOARD,
  'GET /ops/queues/*': BOARD,
  'POST /ops/queues/*': BOARD,
  'PUT /ops/queues/*': BOARD,
  'PATCH /ops/queues/*': BOARD,
  'GET /api/docs': {
    summary: 'This document',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /metrics': { summary: 'What Prometheus reads', media: 'text/plain', refuses: [401] },
  'GET /health/live': { summary: 'Whether the process is there', answer: tells() },
  'GET /health/ready': {
    summary: 'Whether the database and the queue answer as well; and what of the site is a sample',
    answer: tells({ samples: z.array(z.string()) }),
  },
};
