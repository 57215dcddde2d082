import type { EmailData } from '@portal/domain/email/index.js';
import type { Block } from './blocks.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { pageOf } from './messages-of-applications.js';
import { greeting, moment } from './phrases.js';
import type { Writer } from './writer.js';

const MINUTE_MS = 60_000;

type Facts = Pick<EmailData['interview-changed'], 'what' | 'startsAt' | 'endsAt' | 'place'>;

const lengthOf = ({ startsAt, endsAt }: Facts): string =>
  counted((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS, 'minute');

const timeAndPlace = (facts: Facts): Block => ({
  rows: [
    ['When', moment(facts.startsAt)],
    ['How long', lengthOf(facts)],
    ['Where', facts.place],
  ],
});

export const interviewProposed: Writer<'interview-proposed'> = (
  { name, page, starts, minutes, place },
  { publicUrl },
) => ({
  subject: 'Please choose a time for your interview',
  preheader: 'We would like to talk with you about the internship.',
  title: 'Choose a time for your interview',
  blocks: [
    greeting(name),
    { text: 'We would like to talk with you about the internship. These times are free for you:' },
    {
      rows: [
        ...starts.map((one, nth) => [`Time ${nth + 1}`, moment(one)] as const),
        ['How long', counted(minutes, 'minute')],
        ['Where', place],
      ],
    },
    { text: 'Choose one on your page. Others may be asked too: who chooses first, has the time.' },
    ...pageOf(page, publicUrl),
    { text: 'If none of them suits you, answer this mail.' },
  ],
  reason: 'You get this mail because you applied for an internship with this address.',
});

const SUBJECTS = {
  booked: 'Your interview is arranged',
  moved: 'Your interview has another time',
  cancelled: 'Your interview is cancelled',
} as const;

const SAID = {
  booked: 'We look forward to talking with you.',
  moved:
    'Your interview has another time now. The file with this mail changes it in your calendar.',
  cancelled:
    'The interview at this time will not take place. The file with this mail removes it from your calendar.',
} as const;

export const interviewChanged: Writer<'interview-changed'> = (data, { publicUrl }) => ({
  subject: SUBJECTS[data.what],
  preheader: `${moment(data.startsAt)}. ${data.place}`,
  title: SUBJECTS[data.what],
  blocks: [
    greeting(data.name),
    { text: data.isOwn ? `As you asked: ${SUBJECTS[data.what].toLowerCase()}.` : SAID[data.what] },
    timeAndPlace(data),
    ...(data.what === 'cancelled'
      ? []
      : [{ text: 'To choose another time or to cancel, open your page.' }]),
    ...pageOf(data.page, publicUrl),
    { text: 'Your reply to this mail reaches us.' },
  ],
  reason: 'You get this mail because you applied for an internship with this address.',
});

const NOTICES = {
  booked: 'Interview arranged',
  moved: 'Interview at another time',
  cancelled: 'Interview cancelled',
} as const;

export const interviewNotice: Writer<'interview-notice'> = (data, { publicUrl }) => ({
  subject: `${NOTICES[data.what]}: ${data.name}, with ${data.reviewer}`,
  preheader: `${moment(data.startsAt)}. ${data.place}`,
  title: NOTICES[data.what],
  blocks: [
    timeAndPlace(data),
    {
      rows: [
        ['Applicant', data.name],
        ['Interviewer', data.reviewer],
        ['By', data.by || 'The applicant'],
      ],
    },
    { text: 'Your reply to this mail goes to the applicant.' },
    {
      button: 'See the application',
      to: `${publicUrl}/admin/applications/${data.applicationId}/show`,
    },
  ],
  reason: 'You get this mail because this inbox takes the applications from the site.',
});
