import {
  type ConsentPurpose,
  fullNotice,
  noticePath,
  NOTICES,
} from '@portal/domain/consents/index.js';
import type { Block, Sender } from './blocks.js';
import { frameOwnText, greeting } from './phrases.js';
import type { Writers } from './writer.js';

const OFFICER = 'The Grievance Officer';

function saidBy(purpose: ConsentPurpose, sender: Sender): readonly Block[] {
  const { company, publicUrl: site, contact: support } = sender;
  const notice = fullNotice(purpose, 'en', { company, site, support, officer: OFFICER });
  return [
    { text: notice.intro },
    { rows: notice.items.map(({ data, why }) => [data, why] as const) },
    ...notice.sections.map(({ heading, text }) => ({ text: `${heading}: ${text}` })),
  ];
}

export const copyOf = (
  purpose: ConsentPurpose,
  version: string,
  sender: Sender,
): readonly Block[] => [
  { text: `This is the notice that you agreed to, in the version ${version}. Keep it.` },
  ...saidBy(purpose, sender),
  { button: 'Read it in Hindi or Kannada', to: `${sender.publicUrl}${noticePath(version)}` },
];

export const OF_NOTICES = {
  'notice-copy': ({ name, purpose, version }, sender) => {
    const known = Object.hasOwn(NOTICES, purpose) ? (purpose as ConsentPurpose) : 'account';
    return {
      subject: 'Your copy of the notice on your data',
      preheader: 'What you agreed to, and how to withdraw.',
      title: 'What you agreed to',
      blocks: [greeting(name), ...copyOf(known, version, sender)],
      reason: 'You get this mail because you gave us your consent with this address.',
    };
  },
  'student-message': ({ name, subject, text }) => ({
    subject,
    preheader: text,
    title: subject,
    blocks: frameOwnText({ name, text }),
    reason: 'You get this mail because you have an account with this address.',
  }),
} satisfies Partial<Writers>;
