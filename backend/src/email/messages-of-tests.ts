import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { greeting } from './phrases.js';
import type { Writers } from './writer.js';

type TestResult = EmailData['test-result'];

function outlook({ passed, attemptsLeft }: TestResult): string {
  if (passed) return 'Well done. The review shows every question with its correct answer.';
  const review = 'The review shows every question with its correct answer.';
  if (attemptsLeft === 0) return `${review} You have used all your attempts.`;
  return `${review} You can take the test again.`;
}

export const OF_TESTS = {
  'test-result': (data, { publicUrl }) => {
    const domain = domainLabel(data.domain);
    return {
      subject: `Your test result: ${data.passed ? 'passed' : 'not passed'}`,
      preheader: `${domain}: ${data.score} of ${data.totalQuestions} correct, ${data.percentage} %.`,
      title: data.passed ? 'Test passed' : 'Test not passed',
      blocks: [
        greeting(data.name),
        {
          rows: [
            ['Domain', domain],
            ['Correct answers', `${data.score} of ${data.totalQuestions}`],
            ['Score', `${data.percentage} %`],
            ['Needed to pass', `${data.passPercent} %`],
            ['Attempts left', String(data.attemptsLeft)],
          ],
        },
        { text: outlook(data) },
        { button: 'See the review', to: `${publicUrl}/result/${data.resultId}` },
      ],
      reason: 'You get this mail because you took a test.',
    };
  },
} satisfies Partial<Writers>;
