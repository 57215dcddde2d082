import { describe, expect, it } from '@jest/globals';
import { rowOf, type ImportRow, type RowTexts } from './import-row.js';
import { planImport } from './plan-import.js';
import type { StoredQuestion } from './question.js';
import { aQuestion } from '../testing/a-question.js';

const kept: StoredQuestion = {
  ...aQuestion({ id: 'known', version: 3, question: 'Which of these is a measure of spread?' }),
  live: true,
};

const rows = (...changes: readonly RowTexts[]): ImportRow[] =>
  changes.map((texts, at) => ({ row: at + 2, texts: { ...rowOf(kept), ...texts } }));

describe('The plan of an import', () => {
  it('tells new, changed and unchanged rows apart', () => {
    const plan = planImport(
      [kept],
      rows({}, { id: 'another', question: 'How is the weather?', b: 'Fair' }),
    );
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['unchanged', 'new']);
    expect(plan.questions).toMatchObject([{ id: 'another', version: 1, live: false }]);
    const changed = planImport([kept], rows({ explanation: 'Because.' }));
    expect(changed.counts).toEqual({ new: 0, changed: 1, unchanged: 0, error: 0 });
    expect(changed.questions).toEqual([
      { ...kept, version: 4, explanation: 'Because.', live: false },
    ]);
  });

  it('retires without a new version, and leaves be what it does not name', () => {
    const [retired] = planImport([kept], rows({ live: 'No' })).questions;
    expect(retired).toEqual({ ...kept, live: false });
    expect(planImport([retired!], rows({ live: '' })).counts.unchanged).toBe(1);
  });

  it.each<[string, RowTexts, 'draft' | 'live', boolean]>([
    ['new words', { question: 'Why?', live: 'yes' }, 'draft', false],
    ['new words', { question: 'Why?', live: '' }, 'live', true],
    ['new words that are not to be drawn', { question: 'Why?', live: 'no' }, 'live', false],
    ['a new question', { id: 'new', live: 'yes' }, 'draft', false],
    ['a new question', { id: 'new', live: '' }, 'live', true],
  ])('has %s (%j) land, by “%s”, live: %s', (_, texts, importAs, isLive) => {
    expect(planImport([kept], rows(texts), importAs).questions).toMatchObject([{ live: isLive }]);
  });

  it('publishes a draft only where that is asked for', () => {
    const draft = { ...kept, live: false };
    for (const live of ['yes', 'no', '']) {
      expect(planImport([draft], rows({ live })).counts.unchanged).toBe(1);
    }
    expect(planImport([draft], rows({ live: 'TRUE' }), 'live').questions).toEqual([kept]);
  });

  it('takes no space around a text, and no other end of line, for a change', () => {
    const two = { ...kept, question: 'One\ntwo' };
    const plan = planImport([two], rows({ question: ' One\r\ntwo ', b: 'The variance\t' }));
    expect(plan.rows).toMatchObject([{ fate: 'unchanged', warnings: [] }]);
    const marked = planImport([two], rows({ explanation: 'It is\u202E so.' }));
    expect(marked.rows[0]?.warnings).toEqual([expect.stringContaining('invisible characters')]);
  });

  it.each<[string, RowTexts, string]>([
    ['no id', { id: '' }, 'the id is not'],
    ['no question', { question: '  ' }, 'the question is empty'],
    ['no right option', { correctOption: 'e' }, 'the correct option'],
    ['what can’t be stored', { explanation: 'a\0b' }, 'a text holds a character'],
    ['no number as its version', { version: 'three' }, 'version is not a number'],
    ['neither yes nor no', { live: 'perhaps' }, 'live is neither yes nor no'],
  ])('refuses a row with %s, and says why', (_, texts, fault) => {
    const plan = planImport([kept], rows(texts));
    expect(plan.rows).toMatchObject([
      { row: 2, fate: 'error', faults: [expect.stringContaining(fault)] },
    ]);
    expect(plan.questions).toEqual([]);
  });

  it('refuses an id for the second time, and names the first', () => {
    const plan = planImport([], rows({}, { question: 'Another?' }, {}, { id: '' }, { id: '' }));
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['new', 'error', 'error', 'error', 'error']);
    const repeated = ['row 2 has this id too'];
    expect(plan.rows.slice(1, 3).map(({ faults }) => faults)).toEqual([repeated, repeated]);
    expect(plan.rows[4]?.faults).toHaveLength(1);
  });

  it('warns of what is much like another, in the bank or in the file', () => {
    const question = 'Which of these is a good measure of spread?';
    const [near] = planImport([kept], rows({ id: 'near', question })).rows;
    expect(near).toMatchObject({ fate: 'new', warnings: ['it is much like known'] });
    const both = planImport([], rows({}, { id: 'near', question })).rows;
    expect(both.map(({ warnings }) => warnings)).toEqual([
      ['it is much like near'],
      ['it is much like known'],
    ]);
    const [elsewhere] = planImport([kept], rows({ id: 'near', question, domain: 'hr' })).rows;
    expect(elsewhere?.warnings).toEqual([]);
  });

  it('names a few of those much like a question, and counts the others', () => {
    const all = Array.from({ length: 9 }, (_, at) => ({ id: `row-${at}` }));
    const [first] = planImport([], rows(...all)).rows;
    expect(first?.warnings).toEqual([
      ...[1, 2, 3, 4, 5].map((at) => `it is much like row-${at}`),
      'it is much like 3 more',
    ]);
  });
});
