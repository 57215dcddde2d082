import * as applications from '@portal/domain/applications/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { LETTER_KINDS } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { activeAdmin, moment, tells, type AreaResponses } from '../platform/http/responses.js';

const PDF = {
  media: 'application/pdf',
} as const;

const LETTERS_RESPONSES: AreaResponses = {
  'POST /api/applications/letter': PDF,
  'GET /api/admin/applications/:id/letters/:code/pdf': PDF,
};

const application = z.object({
  _id: z.uuid(),
  ...byName(applications.APPLICATION_FIELD_NAMES, () => z.string()),
  createdAt: moment,
});

const stage = z.enum(applications.STAGES);

const boardStage = z.object({
  stage,
  count: z.int(),
  cards: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      domain: z.string(),
      status: stage,
      owner: z.string().nullable(),
      version: z.int(),
      answerBy: z.string().nullable(),
      interviewAt: z.string().nullable(),
      // As PostgreSQL writes it within JSON.
      createdAt: z.string(),
    }),
  ),
});

const ownApplication = z.object({
  name: z.string(),
  domain: z.string(),
  createdAt: moment,
  title: z.string(),
  text: z.string(),
  answers: z.array(z.enum(applications.APPLICANT_ANSWERS)),
  /** The last moment to answer an offer; null without one. */
  answerBy: moment.nullable(),
  interview: z.object({ startsAt: moment, minutes: z.int(), place: z.string() }).nullable(),
  letters: z.array(z.object({ code: z.string(), kind: z.enum(LETTER_KINDS) })),
});

/** The form is stored in any case; the limits decide whether a mail confirms it. */
const mails = tells({ message: z.string(), mailed: z.boolean() });

const PAGE = { media: 'text/html', takesUrlEncoded: true } as const;

export const APPLICATIONS_RESPONSES: AreaResponses = {
  'GET /api/forms/token': tells({ formToken: z.string() }),
  'POST /api/internships': mails,
  'GET /api/internships': z.array(application),
  'POST /api/applications/page': tells({ application: ownApplication }),
  'POST /api/applications/answer': tells({ application: ownApplication }),
  ...LETTERS_RESPONSES,
  'POST /api/contact': mails,
  'POST /contact': PAGE,
  'POST /internship-application': PAGE,
  'POST /api/admin/applications/:id/mail-preview': tells({ subject: z.string(), text: z.string() }),
  'GET /api/admin/application-owners': tells({ owners: z.array(activeAdmin) }),
  'GET /api/admin/application-offer': tells({ answerBy: moment }),
  'GET /api/admin/application-board': tells({ stages: z.array(boardStage) }),
};
