import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import type { Block } from './blocks.js';
import { greeting, regradedRows } from './phrases.js';
import type { Writers } from './writer.js';

type Decided = EmailData['late-answer-decided'];

const answerOf = ({ letter, place, domain }: Decided): string =>
  `answer ${letter} to question ${place} of your ${domainLabel(domain)} test`;

function textOf(data: Decided): string {
  const about = answerOf(data);
  if (data.outcome === 'declined') {
    return `We have looked at your ${about}, which came after the test was closed. It does not count, and your result stays as it is.`;
  }
  const counts = `Your ${about}, which came after the test was closed, counts now.`;
  return data.score === data.scoreBefore
    ? `${counts} It is not the right one, so your result stays as it is.`
    : `${counts} The test was graded again with it.`;
}

const figuresOf = (data: Decided): Block => ({
  rows: regradedRows({ ...data, totalBefore: data.totalQuestions }),
});

export const OF_LATE_ANSWERS = {
  'late-answer-decided': (data, { publicUrl }) => {
    const isAccepted = data.outcome === 'accepted';
    const title = isAccepted ? 'Your late answer counts' : 'Your late answer does not count';
    return {
      subject: title,
      preheader: `It is about ${answerOf(data)}.`,
      title,
      blocks: [
        greeting(data.name),
        { text: textOf(data) },
        ...(isAccepted ? [figuresOf(data)] : []),
        { quote: data.reason, label: 'Why' },
        { button: 'See the result', to: `${publicUrl}/result/${data.resultId}` },
      ],
      reason: 'You get this mail because an answer of your test came late.',
    };
  },
} satisfies Partial<Writers>;
