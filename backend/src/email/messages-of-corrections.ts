import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import type { Block } from './blocks.js';
import { changed, greeting, marks, regradedRows } from './phrases.js';
import type { Writers } from './writer.js';

type Corrected = EmailData['result-corrected'];

function outlook({ isVoid, passed, passedBefore }: Corrected): string {
  if (isVoid) {
    return 'Too few questions of this test are left to say anything. The attempt does not count against you: you have one more.';
  }
  if (passed && !passedBefore) return 'With this you have passed. Well done.';
  return 'The review shows which question this is about.';
}

export const OF_CORRECTIONS = {
  'result-corrected': (data, { publicUrl }) => {
    const before = marks(data.scoreBefore, data.totalBefore);
    const after = marks(data.score, data.totalQuestions);
    const domain = domainLabel(data.domain);
    return {
      subject: data.isVoid ? 'Your test was given back' : 'Your test result was corrected',
      preheader: `${domain}: ${changed(before, after)} correct.`,
      title: data.isVoid ? 'Your test was given back' : 'Your result was corrected',
      blocks: [
        greeting(data.name),
        { text: 'We found a fault in a question of your test, and graded the test again.' },
        {
          rows: [['Domain', domain], ...regradedRows(data)],
        },
        ...data.reasons.map((quote): Block => ({ quote, label: 'What was wrong' })),
        { text: outlook(data) },
        { button: 'See the result', to: `${publicUrl}/result/${data.resultId}` },
      ],
      reason: 'You get this mail because the result of your test changed.',
    };
  },
} satisfies Partial<Writers>;
