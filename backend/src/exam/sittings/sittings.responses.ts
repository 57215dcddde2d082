import { ADMIN_ROLES } from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const times = { place: z.string(), startsAt: moment, endsAt: moment, domains: z.array(z.string()) };
const state = z.enum(['upcoming', 'open', 'over', 'closed', 'withdrawn']);
const supervisor = z.object({ id: z.uuid(), username: z.string() });

const sitting = z.object({
  ...{ id: z.uuid(), ...times, seats: z.int(), state, supervisors: z.array(supervisor) },
  ...{ closedAt: moment.nullable(), withdrawnAt: moment.nullable(), withdrawalReason: z.string() },
  ...{ expected: z.int(), tests: z.int() },
});

/** In JSON, PostgreSQL writes a moment with its offset. */
const at = z.iso.datetime({ offset: true });

const attempt = z.object({
  ...{ id: z.uuid(), domain: z.string(), startedAt: at, deadline: at },
  state: z.enum(['open', 'submitted', 'expired', 'void']),
  ...{ closedAt: at.nullable(), addedSeconds: z.int(), questions: z.int(), answered: z.int() },
  ...{ lastSeenAt: at.nullable(), leftTimes: z.int().nullable() },
  leftSeconds: z.int().nullable(),
});

const person = z.object({
  ...{ admissionId: z.uuid(), studentId: z.uuid(), name: z.string(), email: z.string() },
  ...{ avatarUrl: z.string().nullable(), state: z.enum(['waiting', 'admitted', 'declined']) },
  ...{ reason: z.string(), enteredAt: moment, decidedAt: moment.nullable() },
  ...{ isExpected: z.boolean(), isSecondDevice: z.boolean(), attempt: attempt.nullable() },
});

const incident = z.object({
  ...{ id: z.uuid(), studentId: z.uuid().nullable(), name: z.string().nullable() },
  ...{ text: z.string(), at: moment },
});

const ownSitting = tells({
  now: moment,
  sitting: z
    .object({
      ...{ id: z.uuid(), ...times, reason: z.string(), isFeeWaived: z.boolean() },
      state: z.enum(['waiting', 'admitted', 'declined', 'on-another-device']),
    })
    .nullable(),
});

export const SITTINGS_RESPONSES: AreaResponses = {
  'GET /api/admin/sitting-supervisors': tells({
    supervisors: z.array(supervisor.extend({ role: z.enum(ADMIN_ROLES) })),
  }),
  'GET /api/admin/sittings': tells({ sittings: z.array(sitting) }),
  'POST /api/admin/sittings': tells({ id: z.uuid() }),
  'GET /api/admin/sittings/:id': tells({
    sitting,
    list: z.array(z.object({ email: z.string(), isFeeWaived: z.boolean() })),
  }),
  'POST /api/admin/sittings/:id/expect': tells({
    ...{ added: z.int(), known: z.int(), unreadable: z.array(z.string()) },
  }),
  'POST /api/admin/sittings/:id/waive-fees': tells({ waived: z.int() }),
  'GET /api/admin/sittings/:id/room': tells({
    ...{ now: moment, ...times, seats: z.int(), state },
    code: z.object({ code: z.string(), changesAt: moment }).nullable(),
    ...{ people: z.array(person), missing: z.array(z.string()), incidents: z.array(incident) },
  }),
  'GET /api/admin/sittings/:id/record': { media: 'text/csv' },
  'POST /api/admin/sittings/:id/extend': tells({ extended: z.int() }),
  'POST /api/admin/sittings/:id/announce': tells({ open: z.int() }),
  'GET /api/test/sitting': ownSitting,
  'POST /api/test/sitting': ownSitting,
};
