import { describe, expect, it } from '@jest/globals';
import { countedRows, filterInWords, selectionError, workInWords } from './bulk-words.js';

const WORK = {
  kind: 'move-applications',
  value: 'offered',
  isMailed: false,
  undoes: null,
} as const;

describe('What a bulk job does', () => {
  it.each([
    [WORK, 'Move to Offered'],
    [{ ...WORK, isMailed: true }, 'Move to Offered, with a mail'],
    [{ ...WORK, value: null, undoes: 'a job' }, 'Undo: move to a stage'],
    [{ ...WORK, kind: 'assign-applications', value: '' } as const, 'Take from their owners'],
    [{ ...WORK, kind: 'assign-applications', value: 'an id' } as const, 'Give to an owner'],
    [{ ...WORK, kind: 'move-questions', value: 'retire' } as const, 'Retire what is live'],
    [{ ...WORK, kind: 'retry-emails', value: null } as const, 'Send again those that failed'],
  ])('%j is told as "%s"', (work, words) => {
    expect(workInWords(work)).toBe(words);
  });

  it('is counted in what it is done to', () => {
    expect(countedRows('retry-emails', 1)).toBe('1 mail');
    expect(countedRows('move-applications', 1412)).toBe('1,412 applications');
  });
});

describe('How the rows of a bulk job were chosen', () => {
  it.each([
    [{}, 'All rows, without a filter'],
    [{ q: '', domain: null }, 'All rows, without a filter'],
    [{ status: 'received', domain: 'hr' }, 'Stage: Received · Domain: HR'],
    [{ id: ['one', 'two'] }, '2 that were selected'],
    [{ state: 'dropped', kind: 'test-result' }, 'State: Not sent · Kind: Result of a test'],
    [{ unowned: 'true', q: 'asha' }, 'Without owner · Search: asha'],
    [{ ownerId: '0198' }, 'Of one owner'],
    [{ late: 'true', state: 'waiting' }, 'The answer is overdue · State: Waiting'],
  ])('Rows chosen by %j are described as "%s"', (filter, words) => {
    expect(filterInWords(filter)).toBe(words);
  });
});

it('Work on selected rows begins with 100 at most', () => {
  expect(selectionError(100)).toBeNull();
  expect(selectionError(101)).toBe(
    'At most 100 rows can be selected. For more, narrow the list by a filter, and use “All that match”.',
  );
});
