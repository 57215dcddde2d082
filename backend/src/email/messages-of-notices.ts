import {
  type ConsentPurpose,
  EARLIER_NOTICES,
  fullNotice,
  NOTICE_ITEMS,
  noticePath,
  NOTICES,
} from '@portal/domain/consents/index.js';
import type { Block, Sender } from './blocks.js';
import { greeting, moment } from './phrases.js';
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

const CALLED: Readonly<Record<string, string>> = {
  account: 'Your account: name, email, phone, education and what else stands in your profile',
  tests: 'Your tests: questions, answers and results',
  payments: 'Your payments: amounts, times and what the payment provider told us of them',
  applications: 'Your applications, with all that you wrote in them',
  messages: 'Your messages to us',
};

export const breachNotice: Writer<'breach-notice'> = (
  { name, number, from, until, data, contact, ...words },
  { company },
) => ({
  subject: `Your data at ${company}: a breach, and what you can do`,
  preheader: 'What happened, what it means for you, and who answers your questions.',
  title: 'Data of yours was reached by others',
  blocks: [
    greeting(name),
    { text: words.nature },
    {
      rows: [
        ['When', `${moment(from)} to ${moment(until)}`],
        ...data.map(
          (kind, place) => [place === 0 ? 'Your data' : '', CALLED[kind] ?? kind] as const,
        ),
        ['What may come of it', words.consequences],
        ['What we do', words.measures],
        ['What you can do', words.advice],
        ['Who answers', `${contact.name}, ${contact.email}, ${contact.phone}`],
        ['Number', number],
      ],
    },
    { text: 'We never ask for a password or a code by mail or phone, now or later.' },
  ],
  reason: 'You get this mail because the law asks us to tell everybody whose data was reached.',
});
