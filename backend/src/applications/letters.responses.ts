import { LETTER_KINDS, LETTER_STATES } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const letter = z.object({
  code: z.string(),
  kind: z.enum(LETTER_KINDS),
  /** Empty once the letter is removed. */
  name: z.string(),
  terms: z
    .object({
      program: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      /** A week for an offer; in all for a completion. */
      hours: z.int(),
      /** Rupees a month. */
      stipend: z.int().nullable(),
    })
    .nullable(),
  issuedAt: moment,
  state: z.enum(LETTER_STATES),
  stateAt: moment,
});

const PDF = {
  media: 'application/pdf',
  headers: ['Content-Disposition'],
  refuses: [404],
} as const;

export const LETTERS_RESPONSES: AreaResponses = {
  'GET /api/letters/:code': {
    summary: 'What anyone may know of a letter about an internship who has its code',
    answer: tells({ letter }),
    refuses: [404],
  },
  'POST /api/applications/letter': {
    summary: 'A letter of the own application as a PDF',
    ...PDF,
  },
  'GET /api/admin/applications/:id/letters/:code/pdf': {
    summary: 'A letter of an application as a PDF',
    ...PDF,
  },
};
