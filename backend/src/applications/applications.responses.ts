import {
  APPLICANT_ANSWERS,
  APPLICATION_FIELD_NAMES,
  STAGES,
} from '@portal/domain/applications/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { LETTER_KINDS } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';
import { LETTERS_RESPONSES } from './letters.responses.js';

const application = z.object({
  _id: z.uuid(),
  ...byName(APPLICATION_FIELD_NAMES, () => z.string()),
  createdAt: moment,
});

const stage = z.enum(STAGES);

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
  answers: z.array(z.enum(APPLICANT_ANSWERS)),
  /** The last moment at which an offer can be answered; null unless there is one. */
  answerBy: moment.nullable(),
  interview: z.object({ startsAt: moment, minutes: z.int(), place: z.string() }).nullable(),
  letters: z.array(z.object({ code: z.string(), kind: z.enum(LETTER_KINDS) })),
});

/** Kept in any case; whether a mail confirms it, the budget against abuse decides. */
const mails = tells({ message: z.string(), mailed: z.boolean() });

export const APPLICATIONS_RESPONSES: AreaResponses = {
  'GET /api/forms/token': {
    summary: 'Tells when a form was begun, signed',
    answer: tells({ formToken: z.string() }),
  },
  'POST /api/internships': {
    summary: 'Keeps an internship application, and mails the applicant and the company',
    answer: mails,
    refuses: [409],
  },
  'GET /api/internships': {
    summary: 'The newest internship applications',
    answer: z.array(application),
  },
  'POST /api/applications/page': {
    summary: 'How the application stands that a signed token opens, in the applicant’s words',
    answer: tells({ application: ownApplication }),
    refuses: [404],
  },
  'POST /api/applications/answer': {
    summary: 'Takes what the applicant says: accepts or declines an offer, or withdraws',
    answer: tells({ application: ownApplication }),
    refuses: [404, 409],
  },
  ...LETTERS_RESPONSES,
  'POST /api/contact': {
    summary:
      'Saves a message to the company and mails it; a complaint about data is confirmed by mail',
    answer: mails,
    refuses: [409],
  },
  'POST /api/admin/messages/:id/grievance': {
    summary: 'Makes a message a complaint about personal data; its clock runs since it came',
    refuses: [404, 409],
  },
  'POST /api/admin/messages/:id/assign': {
    summary: 'Takes a message, or lets go of it',
    refuses: [404, 409],
  },
  'POST /api/admin/messages/:id/answer': {
    summary: 'Answers a message by mail',
    refuses: [404, 409],
  },
  'POST /api/admin/messages/:id/close': {
    summary: 'Notes that a message needs no answer; of a grievance with a reason',
    refuses: [404, 409],
  },
  'POST /api/admin/applications/:id/move': {
    summary: 'Moves an application to another stage',
    refuses: [404, 409],
  },
  'POST /api/admin/applications/:id/mail-preview': {
    summary: 'How a mail to the applicant would read; nothing is sent',
    answer: tells({ subject: z.string(), text: z.string() }),
    refuses: [404],
  },
  'POST /api/admin/applications/:id/assign': {
    summary: 'Makes an admin the owner of an application, or nobody',
    refuses: [404, 409],
  },
  'POST /api/admin/applications/:id/notes': {
    summary: 'Adds a note to the thread of an application',
    refuses: [404],
  },
  'GET /api/admin/application-owners': {
    summary: 'The admins who can own an application',
    answer: tells({ owners: z.array(z.object({ id: z.uuid(), username: z.string() })) }),
  },
  'GET /api/admin/application-offer': {
    summary: 'Until when an offer that is made now can usually be answered',
    answer: tells({ answerBy: moment }),
  },
  'GET /api/admin/application-board': {
    summary: 'The newest applications of each stage, and how many there are',
    answer: tells({ stages: z.array(boardStage) }),
  },
};
