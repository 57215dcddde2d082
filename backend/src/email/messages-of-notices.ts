import {
  type ConsentPurpose,
  EARLIER_NOTICES,
  fullNotice,
  noticePath,
  NOTICES,
} from '@portal/domain/consents/index.js';
import type { Block, Sender } from './blocks.js';
import { greeting } from './phrases.js';
import type { Writer } from './writer.js';

/** The officer's name stands on the site, from which an address leads to it. */
const OFFICER = 'The Grievance Officer';

function saidBy(purpose: ConsentPurpose, version: string, sender: Sender): readonly Block[] {
  const earlier = EARLIER_NOTICES[purpose].find((notice) => notice.version === version);
  if (earlier) return [{ text: earlier.text }];
  const { company, publicUrl: site, contact: support } = sender;
  const notice = fullNotice(purpose, 'en', { company, site, support, officer: OFFICER });
  return [
    { text: notice.intro },
    { rows: notice.items.map(({ data, why }) => [data, why] as const) },
    ...notice.sections.map(({ heading, text }) => ({ text: `${heading}: ${text}` })),
  ];
}

export const noticeCopy: Writer<'notice-copy'> = ({ name, purpose, version }, sender) => {
  const known = Object.hasOwn(NOTICES, purpose) ? (purpose as ConsentPurpose) : 'account';
  return {
    subject: 'Your copy of the notice on your data',
    preheader: 'What you agreed to, and how to withdraw.',
    title: 'What you agreed to',
    blocks: [
      greeting(name),
      { text: `This is the notice that you agreed to, in the version ${version}. Keep it.` },
      ...saidBy(known, version, sender),
      { button: 'Read it in Hindi or Kannada', to: `${sender.publicUrl}${noticePath(version)}` },
    ],
    reason: 'You get this mail because you gave us your consent with this address.',
  };
};
