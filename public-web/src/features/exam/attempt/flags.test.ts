import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../lib/storage.js';
import { createFlags } from './flags.js';
import { keptByQuestion } from './kept-by-question.js';

const asked = (attemptId: string) => ({ attemptId, questions: [{ _id: 'q1' }, { _id: 'q2' }] });

describe('the flags of a test', () => {
  it('are set and taken away, for all tabs at once', () => {
    const store = createStore(null);
    const first = createFlags(keptByQuestion(store, 'flag', asked('one')));
    const second = createFlags(keptByQuestion(store, 'flag', asked('one')));
    first.toggle('q2');
    second.toggle('q1');
    expect(first.ids()).toBe('q1 q2');
    second.toggle('q2');
    expect(first.ids()).toBe('q1');
  });

  it('are no other test\u2019s', () => {
    const store = createStore(null);
    createFlags(keptByQuestion(store, 'flag', asked('one'))).toggle('q1');
    expect(createFlags(keptByQuestion(store, 'flag', asked('other'))).ids()).toBe('');
  });
});
