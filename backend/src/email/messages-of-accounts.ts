import { CODE_LIFETIME_SECONDS, RETENTION } from '@portal/domain/settings/index.js';
import { NOTICES } from '@portal/domain/consents/index.js';
import { copyOf } from './messages-of-notices.js';
import { greeting, moment, type Writers } from './phrases.js';

const CODE_MINUTES = String(CODE_LIFETIME_SECONDS / 60);
const ONCE = `It holds for ${CODE_MINUTES} minutes and works once.`;
const SECRET = 'Give the code to nobody. We never ask you for it.';

const IDLE = `${RETENTION.idleAccountYears} years`;
const KEPT = `The records of your payments are kept for ${RETENTION.paymentFinancialYears} financial years, as the law asks, without your name and contact details.`;
const sealedFor = (days: number): string =>
  `But for this: the law makes us keep a copy of what we held for ${String(days)} days. It is sealed, so that nobody can read it on our servers, is used for nothing else, and is then deleted.`;
const GONE = 'Nothing else of your account is left.';

export const OF_ACCOUNTS = {
  'verification-code': ({ name, code }, sender) => ({
    subject: 'Your verification code',
    preheader: `${ONCE} Enter it on the page where you signed up.`,
    title: 'Confirm your email address',
    blocks: [
      greeting(name),
      'Enter this code on the page where you signed up:',
      { code },
      `${ONCE} If it has run out, ask for a new one on the same page.`,
      `If you did not sign up, ignore this mail: nothing happens without the code. ${SECRET}`,
      ...copyOf(NOTICES.account.version, sender),
    ],
    reason: 'You get this mail because someone signed up with this address.',
  }),
  'reset-code': ({ name, code }) => ({
    subject: 'Your password reset code',
    preheader: `${ONCE} Enter it on the page where you asked for it.`,
    title: 'Set a new password',
    blocks: [
      greeting(name),
      'Enter this code on the page where you asked for it:',
      { code },
      `${ONCE} If it has run out, ask for a new one on the same page.`,
      `If you did not ask for it, ignore this mail: your password stays as it is. ${SECRET}`,
    ],
    reason: 'You get this mail because someone asked to reset the password of this address.',
  }),
  'email-correction': ({ name, code }) => ({
    subject: 'Your code to confirm this email address',
    preheader: `${ONCE} Read it to our support.`,
    title: 'Is this your email address?',
    blocks: [
      greeting(name),
      'You asked our support to make this the address of your account. Read them this code:',
      { code },
      `${ONCE} If you did not ask for it, ignore this mail and give the code to nobody: nothing happens without it.`,
    ],
    reason: 'You get this mail because our support was given this address for an account.',
  }),
  'email-corrected': ({ name, newEmail, at }, { contact }) => ({
    subject: 'The email of your account was changed',
    preheader: 'If it was not you, write to us now.',
    title: 'Your account has another email now',
    blocks: [
      greeting(name),
      `Our support changed the email of your account to ${newEmail} on ${moment(at)}, with a code that was mailed to that address. Every device that was signed in before has been signed out.`,
      `If it was you, there is nothing to do. If it was not, write to ${contact} now: we shut the account until we know whose it is.`,
    ],
    reason: 'You get this mail because this was the address of your account.',
  }),
  'password-changed': ({ name, changedAt }, { publicUrl }) => ({
    subject: 'Your password was changed',
    preheader: 'If it was not you, set another one now.',
    title: 'Your password was changed',
    blocks: [
      greeting(name),
      `The password of your account was changed on ${moment(changedAt)}. Every device that was signed in before has been signed out.`,
      'If it was you, there is nothing to do. If it was not, set another password now:',
      { button: 'Set a new password', to: `${publicUrl}/reset-password` },
    ],
    reason: 'You get this mail because there is an account with this address.',
  }),
  'account-erased': ({ name, keepsPayments, wasIdle, sealedDays = 0 }) => ({
    subject: 'Your account is deleted',
    preheader: 'Your profile, your tests and their results are gone.',
    title: 'Your account is deleted',
    blocks: [
      greeting(name),
      wasIdle
        ? `Nobody signed in to your account for ${IDLE}, so we have deleted it, as we wrote before.`
        : 'Your account was deleted, as you asked.',
      `Your profile, your tests, their results, and what you sent us from this address are gone. ${keepsPayments ? KEPT : GONE}`,
      ...(sealedDays > 0 ? [sealedFor(sealedDays)] : []),
      'You may sign up again with this address at any time; a new account begins from the start.',
    ],
    reason: 'You get this mail because there was an account with this address.',
  }),
  'idle-warning': ({ name, erasedOn }, { publicUrl }) => ({
    subject: 'Your account will be deleted',
    preheader: 'Sign in once, and it stays.',
    title: 'Do you still need your account?',
    blocks: [
      greeting(name),
      `Nobody has signed in to your account for almost ${IDLE}. We keep no data that nobody needs: on ${moment(erasedOn)} the account will be deleted, with its tests and results.`,
      'To keep it, sign in before then. Otherwise there is nothing to do.',
      { button: 'Sign in', to: `${publicUrl}/signin` },
    ],
    reason: 'You get this mail because there is an account with this address.',
  }),
} satisfies Partial<Writers>;
