import type { AreaResponses } from '../../platform/http/responses.js';

const BADGE = { media: 'application/vc+ld+json', refuses: [404] } as const;

export const BADGES_RESPONSES: AreaResponses = {
  'GET /certificate/:code/badge.json': {
    ...BADGE,
    summary: 'The Open Badge of a certificate that is public',
    headers: ['Content-Disposition'],
  },
  'GET /api/me/certificates/:id/badge.json': {
    ...BADGE,
    summary: 'The Open Badge of an own certificate',
    headers: ['Content-Disposition'],
  },
  'GET /credentials/status/:list': {
    ...BADGE,
    summary: 'The states of badges, as a signed Bitstring Status List',
    headers: ['Cache-Control'],
  },
  'GET /.well-known/did.json': {
    summary: 'The issuer of badges, and every key that ever signed one',
    media: 'application/did+json',
    headers: ['Cache-Control'],
    refuses: [404],
  },
};
