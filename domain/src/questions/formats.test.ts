import fc from 'fast-check';
import { UnreadableFile } from './errors.js';
import type { ImportRow } from './import-row.js';
import { planImport } from './plan-import.js';
import type { StoredQuestion } from './question.js';
import { readJson, writeJson } from './questions-json.js';
import { readGift } from './read-gift.js';
import { writeGift } from './write-gift.js';
import { aQuestion } from '../testing/a-question.js';
import { chooseSize } from '../testing/night.js';
import { hostileBank } from '../testing/hostile-questions.js';

const FORMATS: readonly [
  string,
  (bank: readonly StoredQuestion[]) => string,
  (file: string) => ImportRow[],
][] = [
  ['GIFT', writeGift, readGift],
  ['JSON', writeJson, readJson],
];

describe.each(FORMATS)('Export as %s and import again', (_, write, read) => {
  it('gives the same bank, whatever the texts, and changes nothing in it', () =>
    fc.assert(
      fc.property(hostileBank, (bank) => {
        const rows = read(write(bank));
        const plan = planImport([], rows, 'live');
        expect(plan.rows.flatMap(({ faults }) => faults)).toEqual([]);
        expect(plan.questions).toEqual(bank);
        const unchanged = { new: 0, changed: 0, unchanged: bank.length, error: 0 };
        expect(planImport(bank, rows).counts).toEqual(unchanged);
      }),
      { numRuns: chooseSize(100, 1_000) },
    ));

  it('does not undo what was changed since, unless its version is left out', () => {
    const older = { ...aQuestion({ id: 'q-1', version: 2 }), live: true };
    const newer = { ...older, version: 4, explanation: 'Mended since.' };
    const rows = read(write([older]));
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
});

describe('GIFT', () => {
  const kept = aQuestion({
    id: 'hr-1',
    domain: 'hr',
    category: 'Pay / law',
    question: 'Is 1 = 1?',
  });

  it('is written as Moodle reads it: a category once, and a mark only where a text begins like one', () => {
    const options = { a: 'an [html] tag', b: '[html]', c: '%50%', d: '5 %' };
    const bank = [
      { ...kept, live: false },
      { ...kept, id: 'hr-2', options, live: true },
    ];
    expect(writeGift(bank)).toBe(`$CATEGORY: $course$/top/hr/Pay // law

// [id:hr-1] [version:1] [tag:easy] [tag:draft]
::hr-1::[plain]Is 1 \\= 1? {
  ~The mean
  =The variance
  ~The median
  ~The mode
  ####The variance is the mean squared distance from the mean.
}

// [id:hr-2] [version:1] [tag:easy]
::hr-2::[plain]Is 1 \\= 1? {
  ~an [html] tag
  =[plain][html]
  ~[plain]%50%
  ~5 %
  ####The variance is the mean squared distance from the mean.
}
`);
  });

  it('is read as others write it', () => {
    const file = `$CATEGORY: $course$/top/HR/Pay
// question: 12  name: Wages
// [tag:hard]
::hr-wages::[html]Who pays?{~%0%Nobody#No.~Them ~Us =%100%The employer#It is
so.}`;
    expect(readGift(file)).toEqual([
      {
        row: 4,
        texts: {
          id: 'hr-wages',
          domain: 'HR',
          category: 'Pay',
          difficulty: 'hard',
          live: '',
          question: 'Who pays?',
          a: 'Nobody',
          b: 'Them',
          c: 'Us',
          d: 'The employer',
          correctOption: 'd',
          explanation: 'It is so.',
        },
      },
    ]);
  });

  it('is read to the end, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('=~#{}:\\%/\n [a')) }),
        (file) => {
          expect(() => readGift(file)).not.toThrow();
        },
      ),
      { numRuns: chooseSize(500, 20_000) },
    ));
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
    ['no JSON', 'It is not JSON.'],
    ['{"questions": 1}', 'It holds no list of questions.'],
    ['null', 'It holds no list of questions.'],
  ])('%p can’t be read, and says why', (file, why) => {
    expect(() => readJson(file)).toThrow(UnreadableFile);
    expect(() => readJson(file)).toThrow(`This file can’t be read. ${why}`);
  });

  it('is read with the place of each entry, and with yes or no for what is true or false', () =>
    expect(readJson('[{"id": "one", "live": true}, {"id": "two", "live": false}, 3]')).toEqual([
      { row: 1, texts: { id: 'one', live: 'yes' } },
      { row: 2, texts: { id: 'two', live: 'no' } },
      { row: 3, texts: {}, faults: ['it is not an object'] },
    ]));

  it('takes nothing from a prototype, and no other type for text', () => {
    const rows = readJson(
      '[{"__proto__": {"id": "x"}, "question": 1, "category": {}, "options": null}, 2, null]',
    );
    expect(rows.map(({ texts }) => texts)).toEqual([{}, {}, {}]);
    expect(planImport([], rows).counts.error).toBe(3);
  });
});
