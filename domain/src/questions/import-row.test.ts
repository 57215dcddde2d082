import { describe, expect, it } from '@jest/globals';
import { NO_FACTS } from './facts.js';
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

  it('is written with whether it is drawn, and read whatever spaces and large letters its words have', () => {
    const loud = {
      id: ` ${kept.id} `,
      domain: ' Data Science ',
      correctOption: ' B',
      difficulty: 'EASY ',
      live: ' Yes ',
    };
    const { version, live, ...content } = kept;
    expect([texts.live, rowOf({ ...kept, live: false }).live]).toEqual(['yes', 'no']);
    expect(readRow({ row: 1, texts: { ...texts, ...loud } })).toEqual({
      content: { ...content, facts: NO_FACTS },
      live,
      version,
      faults: [],
      warnings: [],
    });
  });

  it('is to be drawn by yes or true, and not by no or false', () => {
    const read = ['yes', 'true', 'no', 'false', ''].map((live) =>
      readRow({ row: 1, texts: { ...texts, live } }),
    );
    expect(read.map(({ live }) => live)).toStrictEqual([true, true, false, false, undefined]);
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('says only what was wrong before its texts could be looked at', () => {
    const faults = ['it is not an object'];
    expect(readRow({ row: 1, texts: {}, faults }).faults).toEqual(faults);
  });
});
