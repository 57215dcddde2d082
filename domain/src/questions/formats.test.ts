import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UnreadableFile } from './errors.js';
import { planImport } from './plan-import.js';
import { readJson, writeJson } from './questions-json.js';
import { aQuestion } from '../testing/a-question.js';
import { hostileBank } from '../testing/hostile-questions.js';

describe('Export as JSON and import again', () => {
  it('gives the same bank, whatever the texts', () => {
    fc.assert(
      fc.property(hostileBank, (bank) => {
        const plan = planImport([], readJson(writeJson(bank)), 'live');
        expect(plan.rows.flatMap(({ faults }) => faults)).toEqual([]);
        expect(plan.questions).toEqual(bank);
      }),
      { numRuns: 400 },
    );
  });

  it('does not undo what was changed since, unless its version is left out', () => {
    const older = { ...aQuestion({ id: 'q-1', version: 2 }), live: true };
    const newer = { ...older, version: 4, explanation: 'Mended since.' };
    const rows = readJson(writeJson([older]));
    const { counts, rows: planned } = planImport([newer], rows);
    expect(counts).toMatchObject({ changed: 0, error: 1 });
    expect(planned[0]?.faults).toEqual([
      expect.stringContaining('the bank has version 4 of it, and this row is of version 2'),
    ]);
    const bare = rows.map((row) => ({ ...row, texts: { ...row.texts, version: '' } }));
    expect(planImport([newer], bare).counts).toMatchObject({ changed: 1, error: 0 });
    expect(planImport([{ ...newer, ...older, version: 4 }], rows).counts.unchanged).toBe(1);
    expect(planImport([], rows).counts.new).toBe(1);
  });

  it('changes nothing in the bank that it came from', () => {
    fc.assert(
      fc.property(hostileBank, (bank) => {
        const { counts } = planImport(bank, readJson(writeJson(bank)));
        expect(counts).toEqual({ new: 0, changed: 0, unchanged: bank.length, error: 0 });
      }),
    );
  });
});

describe('JSON', () => {
  it('is read as the bank files hold it, and as a bare list', () => {
    const { domain, version, ...entry } = aQuestion();
    const [fromFile] = readJson(JSON.stringify({ domain, questions: [entry] }));
    const [fromList] = readJson(JSON.stringify([{ ...entry, domain }]));
    expect(fromFile).toEqual(fromList);
    expect(planImport([], [fromFile!], 'live').questions).toEqual([
      { ...entry, domain, version, live: true },
    ]);
  });

  it.each([
    ['', 'It is not JSON.'],
    ['no JSON', 'It is not JSON.'],
    ['{"questions": 1}', 'It holds no list of questions.'],
    ['3', 'It holds no list of questions.'],
    ['null', 'It holds no list of questions.'],
  ])('%p can’t be read, and says why', (file, why) => {
    expect(() => readJson(file)).toThrow(UnreadableFile);
    expect(() => readJson(file)).toThrow(`This file can’t be read. ${why}`);
  });

  it('is read with the place of each entry, and with yes or no for what is true or false', () => {
    expect(readJson('[{"id": "one", "live": true}, {"id": "two", "live": false}, 3]')).toEqual([
      { row: 1, texts: { id: 'one', live: 'yes' } },
      { row: 2, texts: { id: 'two', live: 'no' } },
      { row: 3, texts: {}, faults: ['it is not an object'] },
    ]);
  });

  it('takes nothing from a prototype, and no other type for text', () => {
    const rows = readJson('[{"__proto__": {"id": "x"}, "question": 1, "options": null}, 2, null]');
    expect(rows.map(({ texts }) => texts)).toEqual([{}, {}, {}]);
    expect(planImport([], rows).counts.error).toBe(3);
  });
});
