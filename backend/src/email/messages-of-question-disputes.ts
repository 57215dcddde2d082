import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { DISPUTE_KINDS, type DisputeKind } from '@portal/domain/exam/index.js';
import { greeting, type Writers } from './phrases.js';

const aboutOf = ({ place, domain }: { readonly place: number; readonly domain: string }): string =>
  `question ${place} of your ${domainLabel(domain)} test`;

const REASON = 'You get this mail because you reported a question of your test.';

type Decided = EmailData['question-dispute-decided'];

function outcomeText(data: Decided): string {
  const outcome =
    data.outcome === 'upheld'
      ? `You were right about ${aboutOf(data)}. Every test that had it is graded again.`
      : `We have looked at ${aboutOf(data)} again. It stays as it is.`;
  if (!data.hasResult) return `${outcome} Your own test was taken back and does not count.`;
  if (data.outcome === 'declined') return `${outcome} So does your result.`;
  return `${outcome} If that changes your result, another mail tells you how.`;
}

export const OF_QUESTION_DISPUTES = {
  'question-dispute-received': (data, { publicUrl }) => ({
    subject: 'We have your report on a question',
    preheader: `It is about ${aboutOf(data)}.`,
    title: 'We have your report',
    blocks: [
      greeting(data.name),
      `Thank you for your report on ${aboutOf(data)}. Somebody who looks after the questions reads it, and you get the answer by mail and in the review of your result.`,
      { rows: [['What is wrong', DISPUTE_KINDS[data.reported as DisputeKind]]] },
      { quote: data.text, label: 'Your words' },
      'If we agree, every test that had this question is graded again. Nobody has to ask for it.',
      { button: 'See the review', to: `${publicUrl}/result/${data.resultId}` },
    ],
    reason: REASON,
  }),
  'question-dispute-decided': (data, { publicUrl }) => {
    const isUpheld = data.outcome === 'upheld';
    return {
      subject: isUpheld ? 'You were right about a question' : 'Our answer to your report',
      preheader: `It is about ${aboutOf(data)}.`,
      title: isUpheld ? 'You were right' : 'Our answer to your report',
      blocks: [
        greeting(data.name),
        outcomeText(data),
        { quote: data.reason, label: isUpheld ? 'What was wrong' : 'Why' },
        data.hasResult
          ? { button: 'See the review', to: `${publicUrl}/result/${data.resultId}` }
          : { button: 'Open your profile', to: `${publicUrl}/profile` },
      ],
      reason: REASON,
    };
  },
} satisfies Partial<Writers>;
