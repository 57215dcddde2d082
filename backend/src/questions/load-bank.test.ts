import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { readBank } from './load-bank.js';

describe('A bank file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bank-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const good = {
    id: 'hr-900',
    question: 'Which of these is a question?',
    options: { a: 'This', b: 'That', c: 'The other', d: 'Another' },
    correctOption: 'a',
    category: 'Tests',
    difficulty: DIFFICULTIES[0],
    explanation: 'It ends with a question mark.',
  };

  const write = (name: string, ...questions: readonly object[]) =>
    writeFile(join(folder, name), JSON.stringify({ domain: 'hr', questions }));

  it('is read as it is', async () => {
    await write('hr.json', good, { ...good, id: 'hr-901', asks: ['what-a-question-is'] });
    expect(await readBank(folder)).toEqual([
      { ...good, domain: 'hr' },
      { ...good, domain: 'hr', id: 'hr-901', facts: { states: [], asks: ['what-a-question-is'] } },
    ]);
  });

  it.each([
    ['no right answer', { correctOption: 'e' }],
    ['an option missing', { options: { a: '1', b: '2', c: '3' } }],
    ['an option too many', { options: { a: '1', b: '2', c: '3', d: '4', e: '5' } }],
    ['an empty option', { options: { a: '1', b: '2', c: '3', d: ' ' } }],
    ['two options alike', { options: { a: '1', b: '1', c: '3', d: '4' } }],
    ['a difficulty of its own', { difficulty: 'absurd' }],
    ['a field that nobody knows', { hint: 'It is a' }],
    ['no explanation', { explanation: '' }],
    ['a fact without a short name', { states: ['Gratuity is due'] }],
  ])('A bank file with %s is refused by name', async (_, changes) => {
    await write('hr.json', { ...good, ...changes });
    await expect(readBank(folder)).rejects.toThrow(/hr\.json/);
  });

  it('may not use another’s id', async () => {
    await write('hr.json', good);
    await write('more-hr.json', good);
    await expect(readBank(folder)).rejects.toThrow('Two questions of the bank share an id');
  });
});
