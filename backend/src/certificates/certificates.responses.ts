import * as certificates from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const category = z.object({ category: z.string(), questions: z.int() });

export const howTaken = z.discriminatedUnion('supervised', [
  z.object({ supervised: z.literal(false) }),
  z.object({ supervised: z.literal(true), day: z.iso.date(), place: z.string() }),
]);

const standing = {
  code: z.string(),
  state: z.enum([...certificates.DOCUMENT_STATES, 'superseded']),
  cause: z.enum(certificates.REVOCATION_CAUSES).nullable(),
  stateAt: moment,
  domain: z.string(),
  issuedAt: moment,
  reissuedAt: moment.nullable(),
  isPublic: z.boolean(),
};

const tested = {
  totalQuestions: z.int(),
  passPercent: z.int(),
  minutes: z.int(),
  taken: howTaken,
  categories: z.array(category),
};

const reached = { score: z.int(), percentage: z.number(), tryNumber: z.int() };

const interval = z.object({ low: z.int(), high: z.int() });

const certificate = z.object({
  kind: z.literal('certificate'),
  ...standing,
  tested: z.object(tested).nullable(),
  holder: z.object({ name: z.string(), ...reached, interval }).nullable(),
  better: z.string().nullable(),
  hasBadge: z.boolean(),
  /** All tests of the owner in the domain, if the owner agreed to show them. */
  tries: z
    .object({
      number: z.int().nullable(),
      tests: z.int(),
      score: z.int(),
      totalQuestions: z.int(),
      interval,
    })
    .nullable(),
});

const letter = z.object({
  kind: z.enum(certificates.LETTER_KINDS),
  code: z.string(),
  /** Empty once the letter is withdrawn. */
  nameAsPrinted: z.string(),
  facts: z
    .object({
      program: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      /** A week for an offer; in total for a completion. */
      hours: z.int(),
      /** Rupees a month. */
      stipend: z.int().nullable(),
    })
    .nullable(),
  issuedAt: moment,
  state: z.enum(certificates.DOCUMENT_STATES),
  cause: z.enum(['ended']).nullable(),
  stateAt: moment,
});

const own = z.object({
  id: z.uuid(),
  ...standing,
  name: z.string(),
  facts: z.object({ ...tested, ...reached }).nullable(),
});

export const CERTIFICATES_RESPONSES: AreaResponses = {
  'GET /api/documents/:code': tells({ document: z.union([certificate, letter]) }),
  'GET /certificate/:code': { media: 'text/html' },
  'GET /certificate/:code/picture.png': { media: 'image/png' },
  'GET /api/me/certificates': tells({ certificates: z.array(own), asksAge: z.boolean() }),
  'GET /api/me/certificates/:id/pdf': { media: 'application/pdf' },
};
