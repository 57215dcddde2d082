import { z } from 'zod';
import type { ListSpec } from '../platform/admin-lists/list-spec.js';
import { tells, type AreaAnswers } from '../platform/http/responses.js';
import { LISTS } from './lists.js';

const ACTS_ON_ADMIN = { refuses: [404, 409] };

const rowOf = (columns: ListSpec['columns']) =>
  z.object(Object.fromEntries(Object.keys(columns).map((name) => [name, z.unknown()])));

/** A list's two routes; their rows hold the columns that its spec names. */
const answersOf = ({ resource, columns, details }: ListSpec): AreaAnswers => ({
  [`GET /api/admin/${resource}`]: {
    summary: `A page of the list of ${resource}`,
    answer: z.array(rowOf(columns)),
    headers: ['Content-Range'],
  },
  [`GET /api/admin/${resource}/:id`]: {
    summary: `One entry of the list of ${resource}, with all its details`,
    answer: rowOf({ ...columns, ...details }),
  },
});

const count = z.int();
const dashboard = tells({
  days: count,
  funnel: z.object({
    applications: count,
    signedUp: count,
    verified: count,
    paid: count.optional(),
    started: count,
    passed: count,
  }),
  testsPerDay: z.array(z.object({ day: z.iso.date(), tests: count, passed: count })),
  domains: z.array(z.object({ domain: z.string(), tests: count, passed: count, mean: z.number() })),
  money: z.object({ revenue: z.number(), payments: count, stuck: count }).optional(),
  mails: z.object({ waiting: count, failed: count, oldestSeconds: z.number() }).optional(),
  attempts: z.object({ open: count, overdue: count }).optional(),
  arrivals: z.object({ newApplications: count, messagesToday: count }).optional(),
});

/** What the routes of the console answer. */
export const ADMINISTRATION_ANSWERS: AreaAnswers = {
  ...(Object.assign({}, ...LISTS.map(answersOf)) as AreaAnswers),
  'GET /api/admin/dashboard': {
    summary: 'How the business stands, as far as the role may see it',
    answer: dashboard,
  },
  'POST /api/admin/admins': {
    summary: 'Adds an admin, with a password for the first sign-in',
    answer: tells({ id: z.uuid(), password: z.string() }),
    refuses: [409],
  },
  'POST /api/admin/admins/:id/change-role': { summary: 'Gives an admin a role', ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/deactivate': { summary: 'Shuts an admin out', ...ACTS_ON_ADMIN },
  'POST /api/admin/admins/:id/reactivate': {
    summary: 'Lets an admin in again',
    ...ACTS_ON_ADMIN,
  },
  'POST /api/admin/admins/:id/reset-password': {
    summary: 'Gives an admin a password for the next sign-in',
    answer: tells({ password: z.string() }),
    ...ACTS_ON_ADMIN,
  },
  'POST /api/admin/admins/:id/reset-totp': {
    summary: 'Removes the authenticator app of an admin',
    ...ACTS_ON_ADMIN,
  },
  'GET /api/admin/admin-rules': {
    summary: 'Whether admins must have an authenticator app',
    answer: tells({ requireTotp: z.boolean() }),
  },
  'POST /api/admin/admin-rules': {
    summary: 'Decides whether admins must have an authenticator app',
    refuses: [409],
  },
  'POST /api/admin/students/:id/grant-attempts': {
    summary: 'Gives a student more attempts',
    refuses: [409],
  },
  'POST /api/admin/students/:id/deactivate': { summary: 'Shuts a student out', refuses: [409] },
  'POST /api/admin/students/:id/reactivate': { summary: 'Lets a student in again', refuses: [409] },
  'PUT /api/admin/applications/:id': {
    summary: 'Notes what became of an application',
    answer: z.object({
      id: z.uuid(),
      status: z.string().optional(),
      notes: z.string().optional(),
    }),
    refuses: [409],
  },
  'POST /api/admin/attempts/:id/close': {
    summary: 'Closes an attempt whose time is over',
    refuses: [409],
  },
  'POST /api/admin/emails/:id/retry': { summary: 'Sends a failed mail again', refuses: [409] },
  'POST /api/admin/emails/:id/cancel': { summary: 'Cancels a mail that waits', refuses: [409] },
  'POST /api/admin/exports': {
    summary: 'Issues a ticket by which a browser can save a list as a file',
    answer: tells({ url: z.string() }),
    refuses: [404],
  },
  'GET /api/admin/exports/:ticket': {
    summary: 'A list as CSV, to whoever shows the ticket',
    media: 'text/csv',
    headers: ['Content-Disposition'],
    refuses: [401, 403],
  },
};
