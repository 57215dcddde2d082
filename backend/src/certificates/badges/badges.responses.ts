import type { AreaResponses } from '../../platform/http/responses.js';

const BADGE = { media: 'application/vc+ld+json' } as const;

export const BADGES_RESPONSES: AreaResponses = {
  'GET /certificate/:code/badge.json': BADGE,
  'GET /api/me/certificates/:id/badge.json': BADGE,
  'GET /credentials/status/:list': BADGE,
  'GET /.well-known/did.json': { media: 'application/did+json' },
};
