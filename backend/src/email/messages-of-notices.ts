import { noticePath } from '@portal/domain/consents/index.js';
import { frameOwnText, greeting, type Block, type Sender, type Writers } from './phrases.js';

/** The notice is a page that stays, and a file with the mail. */
export const copyOf = (version: string, { publicUrl }: Sender): readonly Block[] => [
  'The notice that you agreed to is attached. Keep it, or read it here, also in Hindi and Kannada:',
  { button: 'The notice on your data', to: `${publicUrl}${noticePath(version)}` },
];

export const OF_NOTICES = {
  'notice-copy': ({ name, version }, sender) => ({
    subject: 'Your copy of the notice on your data',
    preheader: 'What you agreed to, and how to withdraw.',
    title: 'What you agreed to',
    blocks: [greeting(name), ...copyOf(version, sender)],
    reason: 'You get this mail because you gave us your consent with this address.',
  }),
  'student-message': ({ name, subject, text }) => ({
    subject,
    preheader: text,
    title: subject,
    blocks: frameOwnText({ name, text }),
    reason: 'You get this mail because you have an account with this address.',
  }),
} satisfies Partial<Writers>;
