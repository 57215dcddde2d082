import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stemsOf } from './password-stems.js';

const added = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789@#!$_-. ')),
  maxLength: 3,
});

describe('The stems of a password', () => {
  it('are itself, if it is a word', () => {
    expect(stemsOf('Butterfly')).toEqual(['butterfly']);
  });

  it('hold the word to which at most six digits and signs were added', () => {
    fc.assert(
      fc.property(added, added, (before, after) =>
        stemsOf(`${before}Butterfly${after}`).includes('butterfly'),
      ),
    );
  });

  it('do not hold a word to which more was added', () => {
    expect(stemsOf('butterfly8471930')).not.toContain('butterfly');
    expect(stemsOf('847butterfly1930')).not.toContain('butterfly');
  });

  it('hold it if that is only a sequence, or one text over and over', () => {
    expect(stemsOf('butterfly123456789')).toContain('butterfly');
    expect(stemsOf('butterfly20262026')).toContain('butterfly');
  });

  it('hold its letters in place of the signs that stand for them', () => {
    expect(stemsOf('8u773rf1y')).toContain('utterfly');
    expect(stemsOf('$n0wf1@k35')).toContain('snowflakes');
    expect(stemsOf('1nf1n1ty26')).toContain('infinity');
  });

  it('hold a common password that itself ends with digits', () => {
    expect(stemsOf('trustno1@26')).toContain('trustno1');
  });

  it('are few, however long it is', () => {
    expect(stemsOf(`${'1'.repeat(60)}a${'1'.repeat(60)}`).length).toBeLessThan(100);
  });
});
