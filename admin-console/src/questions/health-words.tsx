import type { HealthFlag } from '@portal/domain/question-bank/health/question-health.js';
import type { TestsHealth } from '@portal/domain/question-bank/health/reliability.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { Badge } from '../components/badge.js';

const WORDS: Readonly<Record<HealthFlag, string>> = {
  'negative-discrimination': 'negative discrimination',
  'better-distractor': 'a wrong option draws better students',
  leaked: 'easier all at once: leaked?',
  'too-easy': 'above 95 %',
  'too-hard': 'below 15 %',
  label: 'label contradicts figures',
};

/** What the figures of a question point at. */
export const Flags = ({ flags }: { readonly flags: readonly HealthFlag[] }) =>
  flags.map((flag) => (
    <Badge key={flag} tone="bad">
      {WORDS[flag]}
    </Badge>
  ));

export const asPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

export const asCorrelation = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2);

/** How well the tests of a domain measure, and how many say something. */
export function TestsLine({ tests }: { readonly tests: TestsHealth }) {
  const { complete, withBlanks, abandoned, reliability } = tests;
  return (
    <p>
      {counted(complete + withBlanks, 'test')} count, {withBlanks} of them with blanks; {abandoned}{' '}
      more were given up and are left out.{' '}
      {reliability
        ? `KR-20 ${reliability.kr20.toFixed(2)}, standard error ${reliability.standardError.toFixed(1)} of ${reliability.questions} questions: an estimate from ${counted(reliability.tests, 'complete test')}, each with questions of its own.`
        : 'There are too few complete tests for KR-20.'}
    </p>
  );
}
