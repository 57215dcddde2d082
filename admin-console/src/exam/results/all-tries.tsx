import type { AllTries as Tries, Standing } from '@portal/domain/exam/all-tries.js';
import { Answered } from '../../components/answered.js';
import { Facts } from '../../components/show-screen.js';

const STANDINGS: Readonly<Record<Standing, string>> = {
  above: 'Above the mark, by all tests',
  unsure: 'The mark lies within: chance decides much',
  below: 'Below the mark, by all tests',
};

/** Such as "31 of 50 over 4 tests, 48 to 74 %". */
const sumText = ({ score, totalQuestions, tests, interval }: Tries): string =>
  `${score} of ${totalQuestions} over ${tests} ${tests === 1 ? 'test' : 'tests'}, ` +
  `${interval.low} to ${interval.high} %`;

const factsOf = (tries: Tries) =>
  [
    [
      'Which try',
      tries.number === null
        ? `Given back, beside ${tries.tests} that count`
        : `Test ${tries.number} of ${tries.tests} in this subject`,
    ],
    ['All tries together', sumText(tries)],
    ['Against the mark', STANDINGS[tries.standing]],
  ] as const;

/** All tests of a result's student in its subject, since the best of several alone is misleading. */
export const AllTries = ({ resultId }: { readonly resultId: string }) => (
  <Answered
    path={`/api/test-results/${encodeURIComponent(resultId)}/tries`}
    refused="Failed to fetch the other tests."
  >
    {({ tries }) =>
      tries && (
        <section className="grid gap-3" aria-label="All tries">
          <h3>All tries</h3>
          <Facts facts={factsOf(tries)} />
          <p>The interval is Wilson’s at 95 %.</p>
        </section>
      )
    }
  </Answered>
);
