import { CODE_LIFETIME_SECONDS } from '@portal/domain/shared/policy.js';
import { greeting } from './phrases.js';
import type { Writer } from './writer.js';

const CODE_MINUTES = String(CODE_LIFETIME_SECONDS / 60);
const ONCE = `It holds for ${CODE_MINUTES} minutes and works once.`;
const SECRET = 'Give the code to nobody. We never ask you for it.';

export const verificationCode: Writer<'verification-code'> = ({ name, code }) => ({
  subject: `${code} is your verification code`,
  preheader: `${ONCE} Enter it on the page where you signed up.`,
  title: 'Confirm your email address',
  blocks: [
    greeting(name),
    { text: 'Enter this code on the page where you signed up:' },
    { code },
    { text: `${ONCE} If it has run out, ask for a new one on the same page.` },
    {
      text: `If you did not sign up, ignore this mail: nothing happens without the code. ${SECRET}`,
    },
  ],
  reason: 'You get this mail because someone signed up with this address.',
});

export const resetCode: Writer<'reset-code'> = ({ name, code }) => ({
  subject: `${code} is your password reset code`,
  preheader: `${ONCE} Enter it on the page where you asked for it.`,
  title: 'Set a new password',
  blocks: [
    greeting(name),
    { text: 'Enter this code on the page where you asked for it:' },
    { code },
    { text: `${ONCE} If it has run out, ask for a new one on the same page.` },
    {
      text: `If you did not ask for it, ignore this mail: your password stays as it is. ${SECRET}`,
    },
  ],
  reason: 'You get this mail because someone asked to reset the password of this address.',
});
