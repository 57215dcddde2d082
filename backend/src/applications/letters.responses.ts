import type { AreaResponses } from '../platform/http/responses.js';

const PDF = {
  media: 'application/pdf',
  headers: ['Content-Disposition'],
  refuses: [404],
} as const;

export const LETTERS_RESPONSES: AreaResponses = {
  'POST /api/applications/letter': {
    summary: 'A letter of the own application as a PDF',
    ...PDF,
  },
  'GET /api/admin/applications/:id/letters/:code/pdf': {
    summary: 'A letter of an application as a PDF',
    ...PDF,
  },
};
