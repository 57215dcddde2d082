import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { proofHeader, type Puzzle, readProof, solve, solves } from './proof-of-work.js';
import { firstWordOfSha256 } from './sha256-block.js';
import { headerWithProof } from './solved-header.js';
import { fingerprint } from './fingerprint.js';

/** The puzzles of these tests are solved before the first rest. */
const rest = () => Promise.reject(new Error('takes too long'));
const puzzle: Puzzle = { challenge: 'a.challenge.of-some-sort_0123456789', bits: 10 };

describe('the hash of a puzzle', () => {
  it('is the beginning of SHA-256', () => {
    const text = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      maxLength: 55,
    });
    fc.assert(
      fc.property(text, (one) => {
        return firstWordOfSha256(one) === createHash('sha256').update(one).digest().readUInt32BE(0);
      }),
    );
  });

  it('takes a text that fills one block', () => {
    const whole = createHash('sha256').update('x'.repeat(55)).digest();
    expect(firstWordOfSha256('x'.repeat(55))).toBe(whole.readUInt32BE(0));
  });

  it('takes no text longer than one block', () =>
    expect(() => firstWordOfSha256('x'.repeat(56))).toThrow(RangeError));
});

describe('a proof of work', () => {
  it('solves its puzzle, and no harder one', async () => {
    const numbers = await solve(puzzle, rest);
    expect(solves(puzzle, numbers)).toBe(true);
    expect(solves({ ...puzzle, bits: 20 }, numbers)).toBe(false);
  });

  it('is of whole numbers from 0 on, each of which must be right', async () => {
    const numbers = await solve(puzzle, rest);
    expect(numbers.filter((number) => !Number.isSafeInteger(number) || number < 0)).toEqual([]);
    for (const place of numbers.keys()) {
      expect(solves(puzzle, numbers.with(place, numbers[place]! + 0.5))).toBe(false);
    }
  });

  it('is bound to the seed, which is the end of the challenge', async () => {
    const numbers = await solve(puzzle, rest);
    const challenge = `an earlier part${puzzle.challenge.slice(-22)}`;
    expect(solves({ ...puzzle, challenge }, numbers)).toBe(true);
    const another = `an earlier part${puzzle.challenge.slice(-21)}`;
    expect(solves({ ...puzzle, challenge: another }, numbers)).toBe(false);
  });

  it.each([4, 21])('can be asked for with %d bits', async (bits) => {
    const outcome = await solve({ ...puzzle, bits }, rest).catch((failure: unknown) => failure);
    expect(outcome).not.toBeInstanceOf(RangeError);
  });

  it.each([3, 4.5, 22, Number.NaN])('is never asked for with %p bits', async (bits) => {
    await expect(solve({ ...puzzle, bits }, rest)).rejects.toThrow(RangeError);
    expect(solves({ ...puzzle, bits }, await solve(puzzle, rest))).toBe(false);
  });

  it.each([
    ['no numbers', []],
    ['no whole numbers', [0.5, 1, 1, 1, 1, 1, 1, 1]],
    ['what is no number', [Number.NaN, 1, 1, 1, 1, 1, 1, 1]],
  ])('is not made of %s', (_, numbers) => expect(solves(puzzle, numbers)).toBe(false));

  it('lets a page live meanwhile', async () => {
    let rests = 0;
    const numbers = await solve({ ...puzzle, bits: 14 }, async () => {
      if (++rests > 9) await rest();
    });
    expect(rests).toBe(Math.floor(numbers.reduce((sum, number) => sum + number, 0) / 10_000));
    expect(rests).toBeGreaterThan(0);
  });

  it('is read from a header of at most 300 characters', () => {
    expect(readProof(`${'x'.repeat(298)}~1`)).toEqual({ challenge: 'x'.repeat(298), numbers: [1] });
    expect(readProof(`${'x'.repeat(299)}~1`)).toBeNull();
  });

  it('is read from the header as it was written', () => {
    expect(readProof(proofHeader(puzzle, [1, 2, 3]))).toEqual({
      challenge: puzzle.challenge,
      numbers: [1, 2, 3],
    });
    for (const text of ['', 'x', 'x~', 'x~1~2']) expect(readProof(text)).toBeNull();
  });
});

describe('The header of a call that was asked for work', () => {
  const rest = () => Promise.reject(new Error('takes too long'));

  const puzzle: Puzzle = { challenge: 'a.challenge.of-some-sort_0123456789', bits: 6 };

  it('proves the work', async () => {
    const [name, value] = (await headerWithProof(puzzle, rest))!;
    expect(name).toBe('proof-of-work');
    const proof = readProof(value)!;
    expect(proof.challenge).toBe(puzzle.challenge);
    expect(solves(puzzle, proof.numbers)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'a.challenge'],
    ['a function', Object.assign(() => undefined, puzzle)],
    ['no challenge', { bits: 6 }],
    ['no bits', { challenge: puzzle.challenge }],
    ['a challenge that is no text', { ...puzzle, challenge: 7 }],
    ['bits that are no number', { ...puzzle, bits: '6' }],
    ['more work than is ever asked for', { ...puzzle, bits: 22 }],
  ])('is none for %s', (_, proof) => expect(headerWithProof(proof, rest)).resolves.toBeNull());
});

test.each([
  ['ab', 'ae3f241b15536114'],
  ['ba', '4c907881398c7d84'],
  ['n18', '0062f12c7f4272c1'],
])('the fingerprint of %s is %s', (text, print) => expect(fingerprint(text)).toBe(print));
