import { z } from 'zod';
import { activeAdmin, moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const domains = z.array(z.string());

const sitting = z.object({
  ...{ id: z.uuid(), place: z.string(), startsAt: moment, endsAt: moment, domains },
  ...{ seats: z.int(), supervisors: z.array(activeAdmin.omit({ role: true })) },
  state: z.enum(['upcoming', 'open', 'over', 'closed', 'withdrawn']),
  ...{ closedAt: moment.nullable(), withdrawnAt: moment.nullable(), withdrawalReason: z.string() },
  ...{ expected: z.int(), tests: z.int(), now: moment },
});

/** In JSON, PostgreSQL writes a moment with its offset. */
const at = z.iso.datetime({ offset: true });

const attempt = z.object({
  ...{ id: z.uuid(), domain: z.string(), startedAt: at, deadline: at },
  state: z.enum(['open', 'submitted', 'expired', 'void']),
  ...{ addedSeconds: z.int(), questions: z.int(), answered: z.int(), lastSeenAt: at.nullable() },
  ...{ leftTimes: z.int().nullable(), leftSeconds: z.int().nullable() },
});

const person = z.object({
  ...{ admissionId: z.uuid(), studentId: z.uuid(), name: z.string(), email: z.string() },
  ...{ avatarUrl: z.string().nullable(), state: z.enum(['waiting', 'admitted', 'declined']) },
  ...{ reason: z.string(), isSecondDevice: z.boolean(), attempt: attempt.nullable() },
});

const incident = z.object({
  ...{ id: z.uuid(), name: z.string().nullable(), text: z.string(), at: moment },
});

const seat = z.object({
  ...{ place: z.string(), startsAt: moment, domains, reason: z.string(), isFeeWaived: z.boolean() },
  state: z.enum(['waiting', 'admitted', 'declined', 'on-another-device']),
});

export const SITTINGS_RESPONSES: AreaResponses = {
  'GET /api/admin/sittings': tells({
    ...{ sittings: z.array(sitting), supervisors: z.array(activeAdmin) },
  }),
  'POST /api/admin/sittings': tells({ id: z.uuid() }),
  'GET /api/admin/sittings/:id': tells({
    ...{ ...sitting.shape, people: z.array(person), incidents: z.array(incident) },
    code: z.object({ code: z.string(), changesAt: moment }).nullable(),
    list: z.array(z.object({ email: z.string(), isFeeWaived: z.boolean() })),
  }),
  'POST /api/admin/sittings/:id/expect': tells({
    ...{ added: z.int(), unreadable: z.array(z.string()) },
  }),
  'POST /api/admin/sittings/:id/waive-fees': tells({ waived: z.int() }),
  'GET /api/admin/sittings/:id/record': { media: 'text/csv' },
  'GET /api/test/sitting': tells({ sitting: seat.nullable() }),
};
