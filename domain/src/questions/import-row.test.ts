import { describe, expect, it } from '@jest/globals';
import { readRow, rowOf } from './import-row.js';
import { aQuestion } from '../testing/a-question.js';

const kept = { ...aQuestion(), live: true };
const texts = rowOf(kept);

describe('A row of an import', () => {
  it('A row of an import of which every text is missing is empty, and says what is missing', () => {
    const { content, live, faults } = readRow({ row: 1, texts: {} });
    expect(content).toEqual({
      id: '',
      domain: '',
      question: '',
      options: { a: '', b: '', c: '', d: '' },
      correctOption: '',
      category: '',
      difficulty: '',
      explanation: '',
    });
    expect(live).toBeUndefined();
    expect(faults).toContain('the question is empty');
  });

  it('is read whatever spaces and large letters its words have', () => {
    const loud = {
      id: ` ${kept.id} `,
      domain: ' Data Science ',
      correctOption: ' B',
      difficulty: 'EASY ',
      live: ' Yes ',
    };
    const { version, live, ...content } = kept;
    expect(readRow({ row: 1, texts: { ...texts, ...loud } })).toEqual({
      content,
      live,
      version,
      faults: [],
    });
  });

  it.each([
    ['yes', true],
    ['true', true],
    ['no', false],
    ['false', false],
    ['', undefined],
  ])('A row of an import with %p as live is drawn: %p', (word, live) => {
    expect(readRow({ row: 1, texts: { ...texts, live: word } })).toMatchObject({
      live,
      faults: [],
    });
  });

  it('says only what was wrong before its texts could be looked at', () => {
    const faults = ['it is not an object'];
    expect(readRow({ row: 1, texts: {}, faults }).faults).toEqual(faults);
  });
});
