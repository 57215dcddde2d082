import { domainLabel } from '@portal/domain/kernel/choices.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { FIGURES } from '../../../lib/figures.js';
import type { Journey, OwnResult } from './journey-api.js';
import { answeredText, titleOf } from './open-test.js';

type Words = { readonly title: string; readonly text: string };

const left = ({ attemptsLeft }: Journey): string => formatCount(attemptsLeft, 'attempt');

/** The best of all results; a pass is better than a fail. */
const bestOf = ({ best }: Journey): OwnResult | undefined =>
  best.toSorted(
    (one, other) => Number(other.passed) - Number(one.passed) || other.percentage - one.percentage,
  )[0];

const scoreOf = ({ percentage, domain }: OwnResult): string =>
  `${percentage}% in ${domainLabel(domain)}`;

function passedText({ best }: Journey): string {
  const passed = best.filter((one) => one.passed).map(({ domain }) => domainLabel(domain));
  return `You have passed ${new Intl.ListFormat('en-IN').format(passed)}`;
}

function finished(journey: Journey): Words {
  const best = bestOf(journey);
  const hasPassed = best?.passed === true;
  return {
    title: hasPassed ? passedText(journey) : 'You have used all your attempts',
    text: [
      hasPassed ? 'You have used all your attempts.' : best && `Your best is ${scoreOf(best)}.`,
      'Your results stay here, with the right answer to every question. An application for an internship is read either way. If something went wrong in a test, write to us.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Whether the texts name how long this student's tests take. */
export const tellsTime = ({ next }: Journey): boolean => next === 'pay' || next === 'start';

/** @param time how long this student's tests take, in words */
export function nextWords(journey: Journey, time: string): Words {
  const { next, openTest, results } = journey;
  const size = `${FIGURES.questions} in ${time}`;
  const best = bestOf(journey);
  switch (next) {
    case 'verify':
      return { title: 'Verify your email', text: 'Enter the code that we have mailed to you.' };
    case 'pay':
      return {
        title: 'Pay the test fee',
        text: `${FIGURES.fee}, once, for up to ${left(journey)} of ${size} each.`,
      };
    case 'await-payment':
      return {
        title: 'We are checking your payment',
        text: 'Please do not pay again. The test opens as soon as the payment is confirmed.',
      };
    case 'resume':
      return {
        title: openTest ? `Your ${titleOf(openTest)} test is running` : 'Your test is running',
        text: openTest ? `${answeredText(openTest)}. What you have chosen is kept.` : '',
      };
    case 'start':
      return {
        title: results.length === 0 ? 'Take your first test' : 'Take the test again',
        text: `${size}, in a domain of your choice. You have ${left(journey)}.`,
      };
    case 'retake':
      return {
        title: 'Try again when you are ready',
        text: `${best ? `Your best so far is ${scoreOf(best)}; ` : ''}${FIGURES.passPercent}% passes. You have ${left(journey)} left.`,
      };
    case 'see-result':
      return {
        title: passedText(journey),
        text: `${best ? `Your best is ${scoreOf(best)}. ` : ''}You have ${left(journey)} left, for this domain or another.`,
      };
    case 'finished':
      return finished(journey);
  }
}
