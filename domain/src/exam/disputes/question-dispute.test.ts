import fc from 'fast-check';
import { secondsAfter } from '../../kernel/time.js';
import { aQuestionDispute } from '../../testing/an-attempt.js';
import { A_DAY } from '../../testing/moments.js';
import { byNeed, isPressing, MANY_DISPUTES } from './dispute-queue.js';
import {
  DISPUTE_KINDS,
  DISPUTE_TEXT,
  disputableUntil,
  disputeErrors,
  disputesLeft,
  MOST_DISPUTES,
} from './question-dispute.js';

const state = fc.constantFrom('open', 'upheld', 'declined');
const kind = fc.constantFrom(...Object.keys(DISPUTE_KINDS));

describe('The form of a dispute', () => {
  it('takes a text of 20 to 1,000 characters, spaces around it aside', () =>
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom(0, 19, 20, 1_000, 1_001),
        fc.nat({ max: 9 }),
        (one, length, spaces) => {
          const text = ' '.repeat(spaces) + 'x'.repeat(length) + '\n'.repeat(spaces);
          const isFine = length >= DISPUTE_TEXT.least && length <= DISPUTE_TEXT.most;
          expect(disputeErrors({ kind: one, text }).text === undefined).toBe(isFine);
        },
      ),
    ));

  it('takes the kinds that it lists, and no other word', () => {
    const text = 'x'.repeat(DISPUTE_TEXT.least);
    for (const one of Object.keys(DISPUTE_KINDS)) {
      expect(disputeErrors({ kind: one, text })).toEqual({});
    }
    for (const other of ['', 'toString', 'Wrong-key']) {
      expect(disputeErrors({ kind: other, text }).kind).toBe('Please choose what is wrong');
    }
  });
});

describe('The limits of disputes', () => {
  it('count what is open or declined of a test, and nothing that was upheld', () =>
    fc.assert(
      fc.property(fc.array(state, { maxLength: 10 }), (states) => {
        const all = states.map((one) => aQuestionDispute({ state: one }));
        const counted = states.filter((one) => one !== 'upheld').length;
        expect(disputesLeft(all)).toBe(Math.max(0, MOST_DISPUTES - counted));
      }),
    ));

  it('end seven days after the test closed', () =>
    expect(disputableUntil(A_DAY)).toEqual(secondsAfter(A_DAY, 7 * 24 * 60 * 60)));
});

const queued = fc.record({
  open: fc.integer({ min: 1, max: 6 }),
  discrimination: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
  waitsSince: fc.date({ noInvalidDate: true }),
});

describe('The queue of disputes', () => {
  it('has three of them, or a negative discrimination, come first', () => {
    expect(isPressing({ open: MANY_DISPUTES, discrimination: 0.4 })).toBe(true);
    expect(isPressing({ open: 1, discrimination: -0.01 })).toBe(true);
    expect(isPressing({ open: MANY_DISPUTES - 1, discrimination: 0 })).toBe(false);
    expect(isPressing({ open: 1, discrimination: null })).toBe(false);
  });

  it('never puts one before another that presses, or that more students reported', () =>
    fc.assert(
      fc.property(fc.array(queued, { maxLength: 12 }), (versions) => {
        const order = versions.toSorted(byNeed);
        order.slice(1).forEach((later, place) => {
          const before = order[place]!;
          if (isPressing(later)) expect(isPressing(before)).toBe(true);
          if (isPressing(later) === isPressing(before)) {
            expect(before.open).toBeGreaterThanOrEqual(later.open);
            if (before.open === later.open)
              expect(Number(before.waitsSince)).toBeLessThanOrEqual(Number(later.waitsSince));
          }
        });
      }),
    ));
});
