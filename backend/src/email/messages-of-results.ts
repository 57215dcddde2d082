import { domainLabel } from '@portal/domain/accounts/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { changed, greeting, marks, regradedRows, type Block, type Writers } from './phrases.js';

type TestResult = EmailData['test-result'];

function wayOn({ passed, attemptsLeft }: TestResult): string {
  if (passed) return 'Well done. Your certificate is attached, and stays in your profile.';
  const review = 'The review shows every question with its correct answer.';
  if (attemptsLeft === 0) return `${review} You have used all your attempts.`;
  return `${review} You can take the test again.`;
}

type Corrected = EmailData['result-corrected'];

function outlook({ isVoid, passed, passedBefore }: Corrected): string {
  if (isVoid) {
    return 'Too few questions of this test are left to say anything. The attempt does not count against you: you have one more.';
  }
  if (passed && !passedBefore) return 'With this you have passed. Well done.';
  return 'The review shows which question this is about.';
}

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

export const OF_RESULTS = {
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
        wayOn(data),
        {
          button: data.passed ? 'See your certificate' : 'See the review',
          to: `${publicUrl}/result/${data.resultId}`,
        },
      ],
      reason: 'You get this mail because you took a test.',
    };
  },
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
        'We found a fault in a question of your test, and graded the test again.',
        {
          rows: [['Domain', domain], ...regradedRows(data)],
        },
        ...data.reasons.map((quote): Block => ({ quote, label: 'What was wrong' })),
        outlook(data),
        { button: 'See the result', to: `${publicUrl}/result/${data.resultId}` },
      ],
      reason: 'You get this mail because the result of your test changed.',
    };
  },
  'late-answer-decided': (data, { publicUrl }) => {
    const isAccepted = data.outcome === 'accepted';
    const title = isAccepted ? 'Your late answer counts' : 'Your late answer does not count';
    return {
      subject: title,
      preheader: `It is about ${answerOf(data)}.`,
      title,
      blocks: [
        greeting(data.name),
        textOf(data),
        ...(isAccepted ? [figuresOf(data)] : []),
        { quote: data.reason, label: 'Why' },
        { button: 'See the result', to: `${publicUrl}/result/${data.resultId}` },
      ],
      reason: 'You get this mail because an answer of your test came late.',
    };
  },
} satisfies Partial<Writers>;
