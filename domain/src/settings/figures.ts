import { formatCount } from '../kernel/format-count.js';
import type { Policy } from './policy.js';

/** The figures in force as texts for visitors. They need no escaping in HTML, XML or JSON, since the server inserts
 * them into finished documents. */
export type Figures = {
  readonly version: string;
  /** The fee in an order: "500". */
  readonly feeRupees: string;
  /** "₹500" */
  readonly fee: string;
  /** "30 minutes" */
  readonly time: string;
  /** "3 minutes" */
  readonly timePerQuestion: string;
  /** In percent, without the sign: "65" */
  readonly passPercent: string;
  /** "10 multiple-choice questions" */
  readonly choiceQuestions: string;
  readonly questions: string;
  /** How many correct answers are a pass: "7" */
  readonly correctToPass: string;
  readonly totalAttempts: string;
  /** "5 attempts" */
  readonly attempts: string;
  /** "all 5 attempts" */
  readonly allAttempts: string;
};

const SECONDS_PER_MINUTE = 60;
const INDIAN = new Intl.NumberFormat('en-IN');

/** An amount as people in India write it: "₹1,500". */
const rupees = (amount: number): string => `₹${INDIAN.format(amount)}`;

/** An exact time: "30 minutes", "90 seconds". */
const timeInWords = (seconds: number): string =>
  seconds % SECONDS_PER_MINUTE === 0
    ? formatCount(seconds / SECONDS_PER_MINUTE, 'minute')
    : formatCount(seconds, 'second');

/** A time rounded to a tenth of a minute; below a minute, to a second. */
function aboutTime(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return formatCount(Math.max(1, Math.round(seconds)), 'second');
  return formatCount(Math.round((seconds * 10) / SECONDS_PER_MINUTE) / 10, 'minute');
}

/** The attempts of an offer: "all 5 attempts". */
const allAttempts = (total: number): string =>
  total === 1 ? 'the one attempt' : `all ${formatCount(total, 'attempt')}`;

export function figuresOf(policy: Policy, version: number): Figures {
  const { feeRupees, timeLimitSeconds, passPercent, questionsPerTest, totalAttempts } = policy;
  return {
    version: String(version),
    feeRupees: String(feeRupees),
    fee: rupees(feeRupees),
    time: timeInWords(timeLimitSeconds),
    timePerQuestion: aboutTime(timeLimitSeconds / questionsPerTest),
    passPercent: String(passPercent),
    choiceQuestions: formatCount(questionsPerTest, 'multiple-choice question'),
    questions: formatCount(questionsPerTest, 'question'),
    correctToPass: String(Math.ceil((questionsPerTest * passPercent) / 100)),
    totalAttempts: String(totalAttempts),
    attempts: formatCount(totalAttempts, 'attempt'),
    allAttempts: allAttempts(totalAttempts),
  };
}
