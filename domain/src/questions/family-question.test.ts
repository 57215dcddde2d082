import { NO_FACTS } from './facts.js';
import { familyQuestion } from './family-question.js';
import { rowOf } from './import-row.js';
import { planImport } from './plan-import.js';
import { contentOf, faultsOf, keepingMarks, saysTheSame, type StoredQuestion } from './question.js';
import { readJson, writeJson } from './questions-json.js';
import { readGift } from './read-gift.js';
import { writeGift } from './write-gift.js';
import { aFamily, aQuestion } from '../testing/a-question.js';

const place = contentOf(aQuestion({ id: 'ds-f01' }));
const kept: StoredQuestion = {
  ...familyQuestion({ ...place, family: aFamily() }),
  version: 1,
  live: true,
};
const fates = (file: string, read: typeof readJson, bank = [kept]) =>
  planImport(bank, read(file), 'live');

describe('A question family in the bank', () => {
  it('has the words of a sample, and is sound', () => {
    expect(kept.question).toContain('notebooks');
    expect(faultsOf(kept)).toEqual([]);
    expect(faultsOf({ ...kept, family: aFamily({ answer: 'x' }) })).toHaveLength(1);
    expect(faultsOf({ ...kept, category: '' })).toEqual(['the category is empty']);
  });

  it('says the same in whatever order the store keeps its fields', () => {
    const family = Object.fromEntries(Object.entries(aFamily()).reverse()) as typeof kept.family;
    expect(saysTheSame(kept, { ...kept, ...(family ? { family } : {}) })).toBe(true);
    expect(saysTheSame(kept, { ...kept, family: aFamily({ explanation: 'So.' }) })).toBe(false);
  });

  it('comes back from JSON as it went, also into an empty bank', () => {
    expect(fates(writeJson([kept]), readJson).counts).toMatchObject({ unchanged: 1 });
    expect(fates(writeJson([kept]), readJson, []).questions).toEqual([kept]);
  });

  it('stays a family where GIFT brings its sample back, and keeps its words', () => {
    expect(fates(writeGift([kept]), readGift).counts).toMatchObject({ unchanged: 1 });
    const { counts, rows } = fates(writeGift([{ ...kept, explanation: 'Because.' }]), readGift);
    expect(counts).toMatchObject({ error: 1 });
    expect(rows[0]?.faults.join()).toContain('it is a question family');
  });

  it('can be put into another category without its family being named', () => {
    const { family, ...words } = contentOf(kept);
    expect(keepingMarks(kept, { ...words, category: 'Sums' })).toEqual({
      ...contentOf(kept),
      category: 'Sums',
    });
    expect(keepingMarks(kept, { ...words, question: 'How much?' })).toBeNull();
    expect(keepingMarks(undefined, words)).toEqual(words);
    expect(family).toEqual(aFamily());
  });

  it('keeps its facts where a file names none, and loses them where a file says so', () => {
    const facts = { states: ['notice-pay'], asks: [] };
    const { family, ...words } = contentOf(kept);
    expect(keepingMarks({ ...kept, facts }, words)).toEqual({ ...contentOf(kept), facts });
    expect(keepingMarks({ ...kept, facts }, { ...words, facts: NO_FACTS })).toEqual(
      contentOf(kept),
    );
    expect(family).toEqual(aFamily());
  });

  it.each([
    ['{', 'it is not JSON'],
    ['{}', 'has not the form'],
    [JSON.stringify(aFamily({ answer: 'x' })), 'x is not known'],
  ])('A question family in the bank that reads %s is an error of its row', (family, fault) => {
    const row = { row: 1, texts: { ...rowOf(kept), explanation: '', family } };
    expect(planImport([], [row]).rows[0]?.faults).toEqual([expect.stringContaining(fault)]);
  });
});
