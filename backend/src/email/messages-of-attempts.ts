import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { day, greeting, moment, type Block, type Words, type Writers } from './phrases.js';

type Decided = EmailData['accommodation-decided'];

const timeText = ({ limitMinutes, extraMinutes }: Decided): string =>
  `${formatCount(limitMinutes + extraMinutes, 'minute')} (${limitMinutes} + ${extraMinutes})`;

const because = (reason: string): Block => ({ quote: reason, label: 'What we noted' });

const granted = (data: Decided): Pick<Words, 'subject' | 'preheader' | 'title' | 'blocks'> => ({
  subject: 'You have extra time in your tests',
  preheader: `A test that you start from now on takes ${timeText(data)}.`,
  title: 'Extra time granted',
  blocks: [
    'Every test that you start from now on gives you more time. You need do nothing.',
    {
      rows: [
        ['Extra time', `${formatCount(data.minutesPerHour, 'minute')} an hour`],
        ['A test takes', timeText(data)],
        ['Holds until', data.until === null ? 'No end' : day(data.until)],
      ],
    },
    because(data.reason),
    'A test that was running already keeps the time that it began with.',
  ],
});

const ended = (data: Decided): Pick<Words, 'subject' | 'preheader' | 'title' | 'blocks'> => ({
  subject: 'Your extra time has ended',
  preheader: `A test that you start from now on takes ${formatCount(data.limitMinutes, 'minute')}.`,
  title: 'Extra time ended',
  blocks: [
    `A test that you start from now on takes ${formatCount(data.limitMinutes, 'minute')}. A test that is running keeps its time.`,
    because(data.reason),
    'If this is wrong, answer this mail, or write to us.',
  ],
});

const WORDS = { granted, ended } as const;

const goesOn = ({ minutes, deadline }: EmailData['test-changed']): string =>
  deadline === null
    ? `You have ${formatCount(minutes, 'minute')}.`
    : `You have ${formatCount(minutes, 'minute')} from now, until ${moment(deadline)} at least.`;

export const OF_ATTEMPTS = {
  'accommodation-decided': (data, { publicUrl }) => {
    const words = WORDS[data.outcome](data);
    const way: Block =
      data.outcome === 'granted'
        ? { button: 'Go to the test', to: `${publicUrl}/test` }
        : { button: 'Go to your profile', to: `${publicUrl}/profile` };
    return {
      ...words,
      blocks: [greeting(data.name), ...words.blocks, way],
      reason: 'You get this mail because the time for your tests was decided on.',
    };
  },
  'test-changed': (data, { publicUrl }) => {
    const domain = domainLabel(data.domain);
    const isVoid = data.change === 'voided';
    const what = isVoid
      ? `Your test in ${domain} was taken back. It does not count, and you have the attempt again.`
      : `Your test in ${domain} is open again, with your questions and your answers. ${goesOn(data)}`;
    return {
      subject: isVoid ? 'Your test does not count' : 'Your test goes on',
      preheader: what,
      title: isVoid ? 'Attempt given back' : 'Your test is open again',
      blocks: [
        greeting(data.name),
        what,
        { quote: data.reason, label: 'Why' },
        { button: isVoid ? 'Take the test' : 'Go on with the test', to: `${publicUrl}/test` },
      ],
      reason: 'You get this mail because something was changed about a test of yours.',
    };
  },
  'sitting-invitation': ({ place, startsAt, endsAt, domains, isFeeWaived }, { publicUrl }) => ({
    subject: `Supervised test on ${day(startsAt)}`,
    preheader: `${place}, ${moment(startsAt)}.`,
    title: 'Your place in a supervised test',
    blocks: [
      'You are invited to take a test under supervision.',
      {
        rows: [
          ['Where', place],
          ['Start', moment(startsAt)],
          ['Last start', moment(endsAt)],
          ['Domains', domains.map(domainLabel).join(', ')],
          ['Test fee', isFeeWaived ? 'Waived for you in this room' : 'Paid before the test'],
        ],
      },
      'Bring an identity document with your photograph, and a charged laptop or phone. Come well before the start. You need an account with this email address.',
      { button: 'Go to the test', to: `${publicUrl}/test` },
    ],
    reason: 'You get this mail because you are on the list of this test.',
  }),
} satisfies Partial<Writers>;
