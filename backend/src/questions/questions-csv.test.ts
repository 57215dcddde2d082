import { UnreadableFile } from '@portal/domain/questions/errors.js';
import { planImport } from '@portal/domain/questions/plan-import.js';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import { hostileBank } from '@portal/domain/testing/hostile-questions.js';
import fc from 'fast-check';
import { readSheet } from '@portal/domain/questions/read-sheet.js';
import { cellsOfCsv, writeCsv } from './questions-csv.js';

const readCsv = (file: string) => readSheet(cellsOfCsv(file).cells).rows;

const kept = { ...aQuestion({ id: 'known' }), live: true };
const HEAD = 'id,domain,question,a,b,c,d,correctOption,category,difficulty,explanation';
const ROW = 'known,hr,Which?,1,2,3,4,a,Pay,easy,So';

describe('Export as CSV and import again', () => {
  it('gives the same bank, whatever the texts', () =>
    fc.assert(
      fc.property(hostileBank, (bank) => {
        const plan = planImport([], readCsv(writeCsv(bank)), 'live');
        expect(plan.rows.flatMap(({ faults }) => faults)).toEqual([]);
        expect(plan.questions).toEqual(bank);
      }),
    ));

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1", "''@x", "'tis so", "'", '\u2212 5'])(
    'holds %p, and gives no spreadsheet a formula',
    (text) => {
      const file = writeCsv([{ ...kept, question: text }]);
      expect(file).not.toMatch(/(^|[,\n])"?[=+\-@\t\r]/);
      expect(readCsv(file)[0]?.texts.question).toBe(text);
    },
  );
});

describe('CSV', () => {
  it('may have its columns in any order, more of them, and empty rows', () =>
    expect(readCsv(`note,${HEAD.toUpperCase()}\n\nmine,${ROW}\n,,,\nmine,${ROW}\n`)).toMatchObject([
      { row: 3, texts: { id: 'known', question: 'Which?', correctOption: 'a' } },
      { row: 5 },
    ]));

  it('CSV with a cell too many is told as an error of its row', () => {
    const [good, bad] = readCsv(`${HEAD}\n${ROW}\n${ROW},more`);
    expect(good?.faults).toBeUndefined();
    expect(bad).toMatchObject({ row: 3, faults: ['it has more cells than there are columns'] });
  });

  it.each([
    ['nothing', ''],
    ['no headings', 'Is it so?,Yes'],
    ['a quote that does not end', `${HEAD}\n"known,hr`],
    ['a quote in the middle', `${HEAD}\nknown,hr,a "b" c`],
  ])('CSV with %s can’t be read', (_, file) => expect(() => readCsv(file)).toThrow(UnreadableFile));
});
