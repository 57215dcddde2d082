import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { z } from 'zod';
import { moment, says, tells, type AreaResponses } from '../platform/http/responses.js';
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

const role = z.enum(['owner', 'support', 'content', 'finance']);
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
const passkeyRequest = z.object({
  challenge: z.string(),
  credentials: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});
const newToken = tells({ message: z.string(), token: z.string() });

export const ACCOUNTS_RESPONSES: AreaResponses = {
  'POST /api/auth/signup': {
    summary: 'Signs a student up, and mails the code that verifies the email',
    answer: says,
    refuses: [409],
  },
  'POST /api/auth/login': {
    summary: 'Signs a student in',
    answer: tells({
      token: z.string(),
      user: z.object({ email: z.string(), name: z.string() }),
    }),
    refuses: [401, 403],
  },
  'POST /api/auth/verify': {
    summary: 'Verifies an email by the code that was mailed',
    answer: says,
    refuses: [404, 409],
  },
  'POST /api/auth/resend': {
    summary: 'Mails another verification code',
    answer: says,
    refuses: [404, 409],
  },
  'POST /api/auth/request-reset-code': {
    summary: 'Mails a code by which the password can be set anew',
    answer: says,
    refuses: [404],
  },
  'POST /api/auth/verify-reset-code': {
    summary: 'Tells whether a reset code fits, and costs a try',
    answer: says,
  },
  'POST /api/auth/update-password': {
    summary: 'Sets a new password by the reset code, and ends every session',
    answer: says,
  },
  'POST /api/auth/sign-out': {
    summary: 'Ends every session of the student',
    answer: says,
    refuses: [404],
  },
  'POST /api/auth/change-password': {
    summary: 'Sets a new password by the present one, and ends every other session',
    answer: newToken,
    refuses: [404, 429],
  },
  'GET /api/auth/sessions': {
    summary: 'The sessions of the student that have not ended, the latest first',
    answer: sessions,
  },
  'POST /api/auth/sessions/:id/end': {
    summary: 'Ends one session of the student, who knows the password',
    answer: says,
    refuses: [404, 429],
  },
  'POST /api/auth/sessions/end-others': {
    summary:
      'Ends every session of the student, who knows the password, but this one, which goes on with a new token',
    answer: newToken,
    refuses: [404, 429],
  },
  'POST /api/admin/login': {
    summary: 'Signs an admin in',
    answer: token,
    refuses: [401],
  },
  'GET /api/user/:email': {
    summary: 'The own profile; to anyone else only whether there is such a student',
    answer: tells({ user: profile.optional() }),
  },
  'POST /api/user': {
    summary: 'Changes the own profile',
    answer: tells({ user: profile, message: z.string() }),
    form: { fields: profileBody, file: 'avatar', isFileNeeded: false, isJsonToo: true },
    refuses: [404],
  },
  'GET /avatars/:file': { summary: 'A profile picture', media: 'image/webp' },
  'GET /api/admin/me': {
    summary: 'Who the signed-in admin is',
    answer: tells({ id: z.string(), username: z.string(), role, owed, secondFactorDueAt }),
  },
  'GET /api/admin/account': {
    summary: 'The own account of an admin',
    answer: tells({
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
    refuses: [404],
  },
  'POST /api/admin/account/password': {
    summary: 'Changes the own password, and ends every other session',
    answer: token,
    refuses: [404, 409, 429],
  },
  'POST /api/admin/account/totp': {
    summary: 'Begins to set up an authenticator app',
    answer: tells({ secret: z.string(), uri: z.string() }),
    refuses: [404, 409],
  },
  'POST /api/admin/account/totp/confirm': {
    summary: 'Confirms the authenticator app by its first code',
    answer: recoveryCodes,
    refuses: [404, 409, 429],
  },
  'POST /api/admin/account/totp/remove': {
    summary: 'Removes the own authenticator app',
    refuses: [404, 409, 429],
  },
  'POST /api/admin/account/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones',
    answer: recoveryCodes,
    refuses: [404, 409, 429],
  },
  'POST /api/admin/account/passkeys/begin': {
    summary: 'What a browser makes a new passkey from (WebAuthn)',
    answer: tells({ options: z.looseObject({ challenge: z.string() }) }),
    refuses: [404, 409],
  },
  'POST /api/admin/account/passkeys/add': {
    summary: 'Adds the passkey that the browser has made',
    refuses: [404, 409, 429],
  },
  'POST /api/admin/account/passkeys/remove': {
    summary: 'Removes one of the own passkeys',
    refuses: [404],
  },
  'POST /api/admin/account/passkeys/challenge': {
    summary: 'What one of the own passkeys has to sign to prove who asks',
    answer: tells({ passkey: passkeyRequest }),
    refuses: [404, 409],
  },
  'POST /api/admin/account/sign-out': {
    summary: 'Ends every session of the admin',
    refuses: [404],
  },
  'POST /api/admin/account/prove': {
    summary:
      'Proves once more who asks, before what can’t be undone: by a passkey, or by the password with a code where there is a second factor',
    refuses: [404, 429],
  },
  'GET /api/admin/account/sessions': {
    summary: 'The sessions of the admin that have not ended, the latest first',
    answer: sessions,
  },
  'POST /api/admin/account/sessions/:id/end': {
    summary: 'Ends one session of the admin',
    refuses: [404],
  },
  'POST /api/admin/account/sessions/end-others': {
    summary: 'Ends every session of the admin but this one, which goes on with a new token',
    answer: token,
    refuses: [404],
  },
  'POST /api/admin/students/:id/send-correction-code': {
    summary: 'Mails a code to the right email of a student',
    refuses: [409, 429],
  },
  'POST /api/admin/students/:id/correct-email': {
    summary: 'Corrects the email of a student by the code that was mailed to the right one',
    refuses: [409],
  },
  'POST /api/admin/students/:id/send-again': {
    summary: 'Sends the code of a sign-up once more',
    answer: tells({ to: z.string() }),
    refuses: [409, 429],
  },
  'POST /api/admin/students/:id/deactivate': { summary: 'Shuts a student out', refuses: [409] },
  'POST /api/admin/students/:id/reactivate': { summary: 'Lets a student in again', refuses: [409] },
};
