import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/index.js';
import { ADMIN_ROLES } from '@portal/domain/staff/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { z } from 'zod';
import {
  moment,
  passkeyRequest,
  says,
  tells,
  type AreaResponses,
} from '../platform/http/responses.js';
import { profileBody } from './profile-request.js';

const paymentStatus = z.enum(['Paid', 'Not Paid']);

const profile = z.object({
  ...byName(STUDENT_FIELD_NAMES, () => z.string()),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  paymentStatus,
  totalAttempts: z.int(),
  attemptsUsed: z.int(),
});

const role = z.enum(ADMIN_ROLES);
const owed = z.enum(['password', 'second-factor']).nullable();
const secondFactorDueAt = moment.nullable();
const token = tells({ token: z.string() });
const recoveryCodes = tells({ recoveryCodes: z.array(z.string()) });

const sessions = tells({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      network: z.string(),
      beganAt: moment,
      lastUsedAt: moment,
      isThis: z.boolean(),
    }),
  ),
});
const newToken = tells({ message: z.string(), token: z.string() });

export const ACCOUNTS_RESPONSES: AreaResponses = {
  'POST /api/auth/signup': says,
  'POST /api/auth/login': tells({
    token: z.string(),
    user: z.object({ email: z.string(), name: z.string() }),
  }),
  'POST /api/auth/verify': says,
  'POST /api/auth/resend': says,
  'POST /api/auth/request-reset-code': says,
  'POST /api/auth/verify-reset-code': says,
  'POST /api/auth/update-password': says,
  'POST /api/auth/sign-out': says,
  'POST /api/auth/change-password': newToken,
  'GET /api/auth/sessions': sessions,
  'POST /api/auth/sessions/:id/end': says,
  'POST /api/auth/sessions/end-others': newToken,
  'POST /api/admin/login': token,
  'POST /api/admin/login/challenge': tells({ passkey: passkeyRequest }),
  'POST /api/admin/login/passkey': token,
  'GET /api/user/:email': tells({ user: profile.optional() }),
  'POST /api/user': {
    answer: tells({ user: profile, message: z.string() }),
    form: { fields: profileBody, file: 'avatar', isFileNeeded: false, isJsonToo: true },
  },
  'GET /avatars/:file': { media: 'image/webp' },
  'GET /api/admin/me': tells({
    id: z.string(),
    username: z.string(),
    role,
    rights: z.array(z.string()),
    owed,
    secondFactorDueAt,
  }),
  'GET /api/admin/account': tells({
    username: z.string(),
    role,
    owed,
    hasTotp: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: moment,
        lastUsedAt: moment.nullable(),
      }),
    ),
    secondFactorDueAt,
    requiresTotp: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  'POST /api/admin/account/password': token,
  'POST /api/admin/account/totp': tells({ secret: z.string(), uri: z.string() }),
  'POST /api/admin/account/totp/confirm': recoveryCodes,
  'POST /api/admin/account/recovery-codes': recoveryCodes,
  'POST /api/admin/account/passkeys/begin': tells({
    options: z.looseObject({ challenge: z.string() }),
  }),
  'POST /api/admin/account/passkeys/challenge': tells({ passkey: passkeyRequest }),
  'GET /api/admin/account/sessions': sessions,
  'POST /api/admin/account/sessions/end-others': token,
  'POST /api/admin/students/:id/send-again': tells({ to: z.string() }),
};
