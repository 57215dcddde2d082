import { describe, expect, it } from '@jest/globals';
import { readProof, solves, type Puzzle } from './proof-of-work.js';
import { headerWithProof } from './solved-header.js';

const rest = () => Promise.reject(new Error('takes too long'));
const puzzle: Puzzle = { challenge: 'a.challenge.of-some-sort_0123456789', bits: 6 };

describe('The header of a call that was asked for work', () => {
  it('proves the work', async () => {
    const [name, value] = (await headerWithProof(puzzle, rest))!;
    expect(name).toBe('proof-of-work');
    const proof = readProof(value)!;
    expect(proof.challenge).toBe(puzzle.challenge);
    expect(solves(puzzle, proof.numbers)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a.challenge'],
    ['a function', Object.assign(() => undefined, puzzle)],
    ['an empty object', {}],
    ['no challenge', { bits: 6 }],
    ['no bits', { challenge: puzzle.challenge }],
    ['a challenge that is no text', { ...puzzle, challenge: 7 }],
    ['bits that are no number', { ...puzzle, bits: '6' }],
    ['more work than is ever asked for', { ...puzzle, bits: 22 }],
  ])('is none for %s', async (_, proof) => {
    await expect(headerWithProof(proof, rest)).resolves.toBeNull();
  });
});
