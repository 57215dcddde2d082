import {
  ALLOWANCES,
  checkCalls,
  checkCode,
  checkFormMail,
  checkGuess,
  checkLookUp,
  checkMail,
  type Counter,
  type Counts,
  type Guess,
} from './abuse-budget.js';

const used = (counter: Counter, count: number): Counts => ({
  [counter]: { used: count, secondsLeft: 60 },
});
const guess = (parts: Partial<Guess> = {}) =>
  checkGuess({
    isAdmin: false,
    isKnownDevice: false,
    proven: 0,
    counts: {},
    isCrowded: false,
    ...parts,
  });

const UNKNOWN: readonly Counter[] = ['place', 'placeDay', 'account', 'network', 'overall'];

describe('a password for an account', () => {
  it.each(UNKNOWN)('waits once the allowance by %s is used up, and not before', (counter) => {
    const { points } = ALLOWANCES[counter];
    expect(guess({ counts: used(counter, points - 1) })).toEqual({ kind: 'go' });
    expect(guess({ counts: used(counter, points) })).toEqual({
      kind: 'wait',
      seconds: 60,
      bits: 17,
    });
  });

  it.each(UNKNOWN)(
    'is compared after half the proof of work in spite of %s, since more may have gone wrong meanwhile',
    (counter) => {
      const counts = used(counter, ALLOWANCES[counter].points);
      expect(guess({ counts, proven: 16 })).toEqual({ kind: 'go' });
      expect(guess({ counts, proven: 15 }).kind).toBe('wait');
    },
  );

  it('waits for the longest, and takes the most work, of several allowances that are used up', () => {
    const counts = {
      place: { used: 10, secondsLeft: 300 },
      network: { used: 400, secondsLeft: 20 },
    };
    expect(guess({ counts })).toEqual({ kind: 'wait', seconds: 300, bits: 19 });
  });

  it('asks for twice the work each time that twice as much went wrong, up to a limit', () => {
    const bits = [100, 199, 200, 400, 800, 100_000].map((count) => {
      const verdict = guess({ counts: used('network', count) });
      return verdict.kind === 'wait' ? verdict.bits : null;
    });
    expect(bits).toEqual([17, 17, 18, 19, 20, 20]);
  });

  it('takes twice the work with every second wrong one beyond twenty for an admin, up to a limit', () => {
    const bits = [19, 20, 21, 22, 24, 26, 28, 99].map((count) => {
      const verdict = guess({ isAdmin: true, counts: used('account', count) });
      return verdict.kind === 'wait' ? verdict.bits : null;
    });
    expect(bits).toEqual([null, 17, 17, 18, 19, 20, 21, 21]);
  });

  it('is compared at most a hundred times a day where the account is not known, whatever is proven', () => {
    expect(guess({ counts: used('account', 99), proven: 20 })).toEqual({ kind: 'go' });
    expect(guess({ counts: used('account', 100), proven: 20 })).toEqual({
      kind: 'wait',
      seconds: 60,
      bits: null,
    });
  });

  it('waits for nobody else on a device that signed in before', () => {
    const counts = { ...used('account', 5000), ...used('network', 5000), ...used('overall', 5000) };
    expect(guess({ isKnownDevice: true, counts, isCrowded: true })).toEqual({ kind: 'go' });
  });

  it('is compared on such a device ten times, then after work, and fifty times a day at most', () => {
    const known = (counts: Counts, proven = 0) =>
      guess({ isKnownDevice: true, counts, proven }).kind;
    expect(known(used('place', 9))).toBe('go');
    expect(known(used('place', 10))).toBe('wait');
    expect(known(used('place', 10), 17)).toBe('go');
    expect(known(used('placeDay', 50), 20)).toBe('wait');
  });

  it('takes work where a newcomer would wait behind strangers who guess', () => {
    const counts = used('overall', 100);
    expect(guess({ isCrowded: true, counts })).toEqual({ kind: 'wait', seconds: 5, bits: 17 });
    expect(guess({ isCrowded: true, counts, proven: 17 })).toEqual({ kind: 'go' });
    expect(guess({ counts })).toEqual({ kind: 'go' });
  });

  it('waits no shorter in a crowd', () => {
    const counts = used('overall', 1000);
    expect(guess({ isCrowded: true, counts })).toEqual({ kind: 'wait', seconds: 60, bits: 17 });
  });

  it('takes no work in a crowd that types its passwords rightly', () =>
    expect(guess({ isCrowded: true, counts: used('overall', 99) })).toEqual({ kind: 'go' }));
});

it.each([
  ['twenty of one network', 'lookUps', 20],
  ['1,200 of all networks together', 'allLookUps', 1_200],
] as const)('an answer that tells who is known takes work after %s', (_, counter, most) => {
  expect(checkLookUp(used(counter, most - 1), 0).kind).toBe('go');
  expect(checkLookUp(used(counter, most), 0).kind).toBe('wait');
  expect(checkLookUp(used(counter, most), 17).kind).toBe('go');
});

it('a mailed code takes work where a network brought a hundred that were wrong', () => {
  expect(checkCode(used('network', 99), 0).kind).toBe('go');
  expect(checkCode(used('network', 100), 0).kind).toBe('wait');
});

describe('a mail', () => {
  it.each(['mails', 'inbox', 'lookUps', 'allLookUps'] as const)(
    'takes work once %s are used up',
    (counter) => {
      const counts = used(counter, ALLOWANCES[counter].points);
      expect(checkMail(used(counter, ALLOWANCES[counter].points - 1), 0, false).kind).toBe('go');
      expect(checkMail(counts, 0, false).kind).toBe('wait');
      expect(checkMail(counts, 17, false).kind).toBe('go');
    },
  );

  it('can always be asked for on a device that signed in before', () => {
    const counts = { ...used('inbox', 5000), ...used('mails', 5000), ...used('mailsDay', 5000) };
    expect(checkMail(counts, 0, true)).toEqual({ kind: 'go' });
  });

  it('goes out two thousand times a day for one network, whatever is proven', () =>
    expect(checkMail(used('mailsDay', 2000), 20, false)).toEqual({
      kind: 'wait',
      seconds: 60,
      bits: null,
    }));
});

describe('a mail to the address in a form', () => {
  it.each(['mails', 'formMails'] as const)('takes work once %s are used up', (counter) => {
    const { points } = ALLOWANCES[counter];
    expect(checkFormMail(used(counter, points - 1), 0, false)).toEqual({ kind: 'go' });
    expect(checkFormMail(used(counter, points), 0, false)).toEqual({
      kind: 'wait',
      seconds: 60,
      bits: 17,
    });
    expect(checkFormMail(used(counter, points), 17, false)).toEqual({ kind: 'go' });
  });

  it.each(['inbox', 'mailsDay'] as const)(
    'waits whatever is proven once %s is used up',
    (counter) => {
      const { points } = ALLOWANCES[counter];
      expect(checkFormMail(used(counter, points - 1), 0, false)).toEqual({ kind: 'go' });
      expect(checkFormMail(used(counter, points), 20, false)).toEqual({
        kind: 'wait',
        seconds: 60,
        bits: null,
      });
    },
  );

  it('waits for the longest of what no work helps', () => {
    const counts = {
      inbox: { used: 10, secondsLeft: 50 },
      mailsDay: { used: 2000, secondsLeft: 300 },
    };
    expect(checkFormMail(counts, 20, false)).toMatchObject({ seconds: 300, bits: null });
  });

  it('goes out in any case where its owner signed in before', () => {
    const counts = {
      ...used('inbox', 5000),
      ...used('mailsDay', 5000),
      ...used('formMails', 5000),
    };
    expect(checkFormMail(counts, 0, true)).toEqual({ kind: 'go' });
  });

  it('tells nobody who is known, so look-ups don’t count', () =>
    expect(checkFormMail(used('lookUps', 5000), 0, false)).toEqual({ kind: 'go' }));
});

const use = (count: number) => ({ points: 10, used: count, secondsLeft: 60 });

it.each([
  ['within both limits', 9, 9, 0, 'go'],
  ['beyond the limit of its network', 10, 0, 0, 'wait'],
  ['beyond it, after a proof of work', 10, 0, 17, 'go'],
  ['beyond the limit of all networks', 1, 10, 0, 'wait'],
  ['beyond that, after a proof of work', 1, 10, 17, 'go'],
  ['beyond that, as the first one from its network', 0, 10, 0, 'go'],
])('A call that needs no account, %s, is judged so', (_, own, overall, proven, kind) =>
  expect(checkCalls({ own: [use(own)], overall: [use(overall)] }, proven)).toMatchObject({ kind }),
);
