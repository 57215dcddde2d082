import type { AreaResponses } from '../platform/http/responses.js';

const PDF = {
  media: 'application/pdf',
} as const;

export const LETTERS_RESPONSES: AreaResponses = {
  'POST /api/applications/letter': PDF,
  'GET /api/admin/applications/:id/letters/:code/pdf': PDF,
};
