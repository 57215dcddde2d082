import type { NotifiedAction } from '@portal/domain/email/index.js';
import { moment, type Writers } from './phrases.js';

const WHAT: Readonly<Record<NotifiedAction, string>> = {
  'add-admin': 'An admin was added',
  'change-admin-role': 'The role of an admin was changed',
  'change-own-password': 'An admin set another password',
  'reset-admin-password': 'The password of an admin was reset',
  'confirm-totp': 'An admin set up an authenticator',
  'remove-totp': 'An admin removed the authenticator',
  'reset-admin-totp': 'The second factors of an admin were removed',
  'add-passkey': 'An admin added a passkey',
  'remove-passkey': 'An admin removed a passkey',
  'refuse-copied-passkey': 'A passkey of an admin was refused, since it may have been copied',
  'renew-recovery-codes': 'An admin made new recovery codes',
  'rescue-admin': 'An admin was let in by a command on the server',
  'sign-in-from-new-place': 'An admin signed in from a new place',
  'deactivate-admin': 'An admin was deactivated',
  'reactivate-admin': 'An admin was reactivated',
  'require-totp': 'Whether admins need a second factor was changed',
  'change-inbox': 'These notices go to another inbox from now on',
};

export const TO_STAFF = {
  'admin-security-notice': ({ action, username, by, at, from }, { publicUrl }) => ({
    subject: `${WHAT[action]}: ${username}`,
    preheader: 'If nobody of you did this, act now.',
    title: WHAT[action],
    blocks: [
      {
        rows: [
          ['Admin', username],
          ['Done by', by],
          ['When', moment(at)],
          ...(from ? ([['From', from]] as const) : []),
        ],
      },
      'If nobody of you did this, deactivate the account and reset its password. The audit log shows what else was done.',
      { button: 'Open the audit log', to: `${publicUrl}/admin/audit` },
    ],
    reason:
      'You get this mail because an account of an admin, or a rule for all of them, was changed, or an account was used from a new place.',
  }),
  'weekly-summary': ({ rows }, { publicUrl }) => ({
    subject: 'Your week: applications, tests and money',
    preheader: rows.map(([label, figure]) => `${label} ${figure}`).join(', '),
    title: 'The last seven days',
    blocks: [{ rows }, { button: 'Open the dashboard', to: `${publicUrl}/admin/dashboard` }],
    reason: 'You get this mail because this is the company’s inbox; it comes each Monday.',
  }),
} satisfies Partial<Writers>;
