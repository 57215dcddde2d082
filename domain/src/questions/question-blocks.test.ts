import { describe, expect, it } from '@jest/globals';
import { inlineParts, questionBlocks } from './question-blocks.js';

const kinds = (question: string) => questionBlocks(question).map(({ kind }) => kind);

describe('the blocks of a question', () => {
  it('is prose when it is one paragraph', () => {
    expect(kinds('What is 2 + 2?')).toEqual(['prose']);
  });

  it('takes what a colon announces as code', () => {
    expect(kinds('It runs:\n\ndocker run nginx\n\nWhat happens?')).toEqual([
      'prose',
      'code',
      'prose',
    ]);
  });

  it('takes what follows the question itself as code', () => {
    expect(kinds('What is its value?\n\n[1, 2, 3].length')).toEqual(['prose', 'code']);
  });

  it('takes several lines as code, and leaves their indentation', () => {
    const blocks = questionBlocks('Look at this\n\nif (a) {\n  b();\n}');
    expect(blocks[1]).toEqual({ kind: 'code', text: 'if (a) {\n  b();\n}' });
  });

  it('shows a sentence in quotation marks as a quotation', () => {
    expect(kinds('Which mistake is in this?\n\n“He go home.”')).toEqual(['prose', 'quote']);
  });
});

describe('the parts of a line', () => {
  it('sets apart what stands between backticks', () => {
    expect(inlineParts('What does `a` do?')).toEqual([
      { isCode: false, text: 'What does ' },
      { isCode: true, text: 'a' },
      { isCode: false, text: ' do?' },
    ]);
  });

  it('leaves out empty parts', () => {
    expect(inlineParts('`a`')).toEqual([{ isCode: true, text: 'a' }]);
  });
});
