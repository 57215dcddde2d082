import { OBJECTION_SECONDS } from '@portal/domain/accounts/index.js';
import { greeting, moment } from './phrases.js';
import type { Writer } from './writer.js';

const OBJECTION_DAYS = String(OBJECTION_SECONDS / (24 * 60 * 60));

export const emailCorrection: Writer<'email-correction'> = (
  { name, link, until, isSignUp },
  { publicUrl },
) => ({
  subject: isSignUp ? 'Confirm your email to finish signing up' : 'Confirm your new email address',
  preheader: 'Press the button and enter the password of your account.',
  title: 'Is this your email address?',
  blocks: [
    greeting(name),
    {
      text: `You told our support that this is the right address of your account. To confirm it, open the page below and enter the password ${isSignUp ? 'with which you signed up' : 'of your account'}.`,
    },
    { button: 'Confirm this address', to: `${publicUrl}/2fa#confirm=${link}` },
    { text: `The link works once, until ${moment(until)}. Give it to nobody.` },
    {
      text: 'If you have no account with us, ignore this mail: nothing happens without the password.',
    },
  ],
  reason: 'You get this mail because our support was told this address for an account.',
});

export const emailCorrectionNotice: Writer<'email-correction-notice'> = (
  { name, newEmail, link, at, isDone },
  { publicUrl },
) => ({
  subject: isDone
    ? 'The email of your account was changed'
    : 'Someone asked us to change the email of your account',
  preheader: 'If it was not you, say so now.',
  title: isDone ? 'Your account has another email now' : 'Is your email to be changed?',
  blocks: [
    greeting(name),
    {
      text: isDone
        ? `The email of your account was changed to ${newEmail} on ${moment(at)}, with the password of the account. Every device that was signed in before has been signed out.`
        : `On ${moment(at)} our support was told that the right email of your account is ${newEmail}. Nothing has changed yet: it changes when the owner of that address confirms it and knows your password.`,
    },
    { text: 'If it was you, there is nothing to do. If it was not, tell us now:' },
    { button: 'This was not me', to: `${publicUrl}/2fa#object=${link}` },
    {
      text: `You can do so until ${OBJECTION_DAYS} days after a change. A change is taken back then, every device is signed out, and you set a new password.`,
    },
  ],
  reason: 'You get this mail because there is, or lately was, an account with this address.',
});
