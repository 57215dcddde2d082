import { it } from '@jest/globals';
import fc from 'fast-check';
import type { Option } from '../testing/model-attempt.js';
import { StudentOnExamDay } from '../testing/student-on-exam-day.js';

/** One thing that may happen; the numbers choose the question, the option, or the tab. */
type Step = (day: StudentOnExamDay) => Promise<void> | void;

const options = fc.constantFrom<Option>('a', 'b', 'c', 'd', null);
const finals = fc.array(options, { maxLength: 4 });
const tab = fc.nat(2);
const seconds = fc.oneof(
  fc.constantFrom(1, 60, 899, 1000, 1799, 1800, 1800.001, 1815, 1815.001, 1816),
  fc.nat(2000),
);

const named = (name: string, step: Step): Step =>
  Object.assign(step, { [fc.toStringMethod]: () => name });

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant(named('start', (day) => day.start())),
  fc.constant(named('start in two tabs', (day) => day.startTwice())),
  fc.constant(named('crash', (day) => day.crash())),
  fc.constant(named('sweep', (day) => day.sweep())),
  seconds.map((time) => named(`pass ${String(time)} s`, (day) => day.pass(time))),
  fc
    .tuple(tab, fc.nat(3), options)
    .map(([which, question, option]) =>
      named(`answer ${JSON.stringify([which, question, option])}`, (day) =>
        day.answer(which, question, option),
      ),
    ),
  fc
    .tuple(tab, finals)
    .map(([which, final]) =>
      named(`submit ${JSON.stringify([which, final])}`, (day) => day.submit(which, final)),
    ),
  finals.map((final) =>
    named(`submit unnamed ${JSON.stringify(final)}`, (day) => day.submitUnnamed(final)),
  ),
  fc
    .tuple(finals, finals)
    .map(([one, other]) =>
      named(`submit from two tabs ${JSON.stringify([one, other])}`, (day) =>
        day.submitTwice(one, other),
      ),
    ),
);

it('whatever happens in whatever order, attempts and results are as the rules say', async () => {
  const property = fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (course) => {
    const day = await StudentOnExamDay.begin();
    for (const step of course) {
      await step(day);
      await day.check();
    }
  });
  await fc.assert(property, { numRuns: 100 });
}, 20_000);
