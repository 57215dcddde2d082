import { planImport, withDefaults } from '@portal/domain/questions/index.js';
import { rowsToMend } from '@portal/domain/questions/rows-to-mend.js';
import { strToU8, zipSync } from 'fflate';
import { readBankBytes } from './bank-files.js';

const DEFAULTS = { domain: 'hr', category: 'Pay', difficulty: 'easy' };
const SHEET = [
  'Question;Option A;Option B;Option C;Option D;Correct answer;Feedback',
  'Who pays the wages of a trainee?;The employer;The bank;The state;The trainee;A;It is the law.',
].join('\n');
const tabs = SHEET.replaceAll(';', '\t');

/** A workbook with one sheet. */
function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row
        .map(
          (text, place) =>
            `<c r="${'ABCDEFGH'.charAt(place)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
        )
        .join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
    ),
  });
}

const moodle = (body: string) => `<?xml version="1.0"?>
<quiz><question type="category"><category><text>$course$/top/hr/Pay</text></category></question>
<question ${body}</question></quiz>`;
const answers = ['The bank', 'The employer', 'The state', 'The trainee'].map(
  (text) =>
    `<answer fraction="${text === 'The employer' ? 100 : 0}" format="html"><text>${text}</text></answer>`,
);

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

const SEMICOLONS = 'a sheet parted by semicolons';
const TABS = 'a sheet parted by tabs';

/** Files as other tools and people write them: what the file is said to be, and what becomes of its only row. */
const FILES: readonly (readonly [
  what: string,
  name: string,
  bytes: string | Uint8Array,
  kind: string,
  faults: readonly string[],
])[] = [
  ['a sheet with semicolons', 'q.csv', SHEET, SEMICOLONS, []],
  ['a sheet that names its sign', 'q.csv', `sep=;\n${SHEET}`, SEMICOLONS, []],
  ['a sheet with tabs', 'q.tsv', tabs, TABS, []],
  ['a sheet in UTF-16', 'q.csv', utf16(tabs), 'a sheet parted by tabs, in utf-16le', []],
  [
    'a sheet in Windows-1252',
    'q.csv',
    windows1252(SHEET.replace('state', 'caf\xe9')),
    'a sheet parted by semicolons, in windows-1252',
    [],
  ],
  ['a key as a number', 'q.csv', SHEET.replace(';A;', ';1;'), SEMICOLONS, []],
  ['a key with a bracket', 'q.csv', SHEET.replace(';A;', ';a);'), SEMICOLONS, []],
  [
    'a key as a text',
    'q.csv',
    SHEET.replace(';A;', ';the employer;').replace('the employer', 'The employer'),
    SEMICOLONS,
    [],
  ],
  [
    'two keys',
    'q.csv',
    SHEET.replace(';A;', ';"A, C";'),
    SEMICOLONS,
    ['more than one of its options is right'],
  ],
  [
    'three options',
    'q.csv',
    SHEET.replace(';The trainee;', ';;'),
    SEMICOLONS,
    ['it has 3 options, not four'],
  ],
  [
    'a date made of an option',
    'q.csv',
    SHEET.replace(';The bank;', ';02-Mar;'),
    SEMICOLONS,
    ['a spreadsheet has made a date of an option'],
  ],
  [
    'a sheet of Quizizz',
    'q.csv',
    'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation\nWho pays?,Multiple Choice,The bank,The employer,The state,The trainee,,2,30,,It is the law.',
    'a sheet of Quizizz or Wayground, parted by commas',
    [],
  ],
  [
    'a check box of Quizizz',
    'q.csv',
    'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Correct Answer,Time in seconds\nWho pays?,Checkbox,The bank,The employer,The state,The trainee,"1,2",30',
    'a sheet of Quizizz or Wayground, parted by commas',
    ['it is of the kind “Checkbox”, not multiple choice', 'more than one of its options is right'],
  ],
  [
    'a sheet of Kahoot',
    'q.csv',
    'Quiz template\n\nAdd your questions below\n,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20",Correct answer(s) - choose at least one\n1,Who pays?,The bank,The employer,The state,The trainee,20,2',
    'a sheet of Kahoot, parted by commas',
    [],
  ],
  [
    'a workbook of Excel',
    'q.xlsx',
    workbook(SHEET.split('\n').map((line) => line.split(';'))),
    'a sheet of Excel',
    [],
  ],
  [
    'Aiken',
    'q.txt',
    'Who pays the wages?\nA. The bank\nB. The employer\nC) The state\nD) The trainee\nANSWER: B\n',
    'Aiken',
    [],
  ],
  [
    'Aiken with five options',
    'q.txt',
    'Who pays?\nA. One\nB. Two\nC. Three\nD. Four\nE. Five\nANSWER: B',
    'Aiken',
    ['it has 5 options, not four'],
  ],
  [
    'GIFT with weights of Europe',
    'q.gift',
    'Who pays? {~%-33,33333%The bank =The employer ~%-33,33333%The state ~%-33,33333%The trainee}',
    'GIFT',
    [],
  ],
  [
    'Moodle XML',
    'q.xml',
    moodle(
      `type="multichoice"><questiontext format="html"><text><![CDATA[<p>Who pays?</p>]]></text></questiontext>${answers.join('')}`,
    ),
    'Moodle XML',
    [],
  ],
  [
    'true or false of Moodle',
    'q.xml',
    moodle('type="truefalse"><questiontext><text>The bank pays.</text></questiontext>'),
    'Moodle XML',
    ['it is true or false'],
  ],
  [
    'JSON with a list of options',
    'q.json',
    JSON.stringify([
      { question: 'Who pays?', options: ['One', 'Two', 'Three', 'Four'], correctOption: 2 },
    ]),
    'JSON',
    [],
  ],
];

describe('A file as people have it', () => {
  it.each(FILES)('%s is read as what it is', async (_, name, content, kind, faults) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const read = await readBankBytes(bytes, name);
    const { rows } = planImport([], withDefaults(read.rows, DEFAULTS));
    expect({ kind: read.kind, faults: rows.map((row) => row.faults) }).toEqual({
      kind,
      faults: [faults],
    });
  });

  it.each([
    ['a Word document', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'Word document'],
    ['QTI', zipSync({ 'imsmanifest.xml': strToU8('<manifest/>') }), 'QTI'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0]), 'not a text or a sheet'],
    ['a broken workbook', zipSync({ 'xl/workbook.xml': strToU8('<x') }), 'workbook is broken'],
    ['other XML', Buffer.from('<html><p>Hello</p></html>'), 'not Moodle’s <quiz>'],
    ['a quote left open', Buffer.from(`${SHEET}\n"Who;b`), 'opened in line 3'],
    ['a letter', Buffer.from('Dear friend,\nall is well.'), 'needs a row of headings'],
  ])('%s is refused by what it is', async (_, bytes, why) => {
    await expect(readBankBytes(bytes, 'file')).rejects.toThrow(why);
  });

  it('Rows with errors are saved so that, mended, they are read as they are', async () => {
    const { rows } = planImport(
      [],
      withDefaults(
        (await readBankBytes(Buffer.from(SHEET.replace(';A;', ';Z;')), 'q.csv')).rows,
        DEFAULTS,
      ),
    );
    const mended = rowsToMend(rows).replace('"Z"', '"a"');
    const again = planImport([], (await readBankBytes(Buffer.from(mended), 'q.csv')).rows);
    expect(again.rows).toMatchObject([
      { fate: 'new', id: rows[0]?.id, rest: { ...DEFAULTS, explanation: 'It is the law.' } },
    ]);
  });

  it('A sheet may name what is in other kinds of file', async () => {
    const file = Buffer.from(SHEET.replace('The bank', 'imsmanifest.xml'));
    await expect(readBankBytes(file, 'q.csv')).resolves.toMatchObject({ rows: [{ row: 2 }] });
  });

  it('A sheet is read by the columns that the admin chooses', async () => {
    const file = Buffer.from('Frage,W,X,Y,Z,Key\nWho pays?,One,Two,Three,Four,W');
    const { columns, rows } = await readBankBytes(file, 'q.csv', [
      ...(['question', 'a', 'b', 'c', 'd'] as const),
      null,
    ]);
    expect(columns?.map(({ heading }) => heading)).toEqual(['Frage', 'W', 'X', 'Y', 'Z', 'Key']);
    expect(rows).toMatchObject([
      {
        row: 2,
        texts: { question: 'Who pays?', d: 'Four' },
        faults: ['it does not say which option is right'],
      },
    ]);
  });
});
