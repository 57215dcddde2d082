import {
  type ConsentPurpose,
  EARLIER_NOTICES,
  fullNotice,
  NOTICE_ITEMS,
  noticePath,
  NOTICES,
} from '@portal/domain/consents/index.js';
import type { Block, Sender } from './blocks.js';
import { greeting, splitParagraphs } from './phrases.js';
import type { Writer } from './writer.js';

/** The officer's name stands on the site, from which an address leads to it. */
const OFFICER = 'The Grievance Officer';

function saidBy(purpose: ConsentPurpose, version: string, sender: Sender): readonly Block[] {
  const earlier = EARLIER_NOTICES[purpose].find((notice) => notice.version === version);
  if (earlier && !Object.hasOwn(NOTICE_ITEMS, version)) return [{ text: earlier.text }];
  const { company, publicUrl: site, contact: support } = sender;
  const facts = { company, site, support, officer: OFFICER };
  const notice = fullNotice(purpose, 'en', facts, earlier?.version);
  return [
    { text: notice.intro },
    { rows: notice.items.map(({ data, why }) => [data, why] as const) },
    ...notice.sections.map(({ heading, text }) => ({ text: `${heading}: ${text}` })),
  ];
}

/** A copy of the notice that was agreed to. */
export const copyOf = (
  purpose: ConsentPurpose,
  version: string,
  sender: Sender,
): readonly Block[] => [
  { text: `This is the notice that you agreed to, in the version ${version}. Keep it.` },
  ...saidBy(purpose, version, sender),
  { button: 'Read it in Hindi or Kannada', to: `${sender.publicUrl}${noticePath(version)}` },
];

export const noticeCopy: Writer<'notice-copy'> = ({ name, purpose, version }, sender) => {
  const known = Object.hasOwn(NOTICES, purpose) ? (purpose as ConsentPurpose) : 'account';
  return {
    subject: 'Your copy of the notice on your data',
    preheader: 'What you agreed to, and how to withdraw.',
    title: 'What you agreed to',
    blocks: [greeting(name), ...copyOf(known, version, sender)],
    reason: 'You get this mail because you gave us your consent with this address.',
  };
};

/** In support's own words, which are shown as text. */
export const studentMessage: Writer<'student-message'> = ({ name, subject, text }) => ({
  subject,
  preheader: text,
  title: subject,
  blocks: [
    greeting(name),
    ...splitParagraphs(text),
    { text: 'Your reply to this mail reaches us.' },
  ],
  reason: 'You get this mail because you have an account with this address.',
});
