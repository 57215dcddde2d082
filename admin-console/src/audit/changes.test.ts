import { expect, it } from '@jest/globals';
import { changesIn, changesInBrief } from './changes.js';

it('lays before and after side by side', () => {
  expect(changesIn({ totalAttempts: 5, notes: '' }, { totalAttempts: 7, state: 'open' })).toEqual([
    { field: 'total attempts', before: '5', after: '7' },
    { field: 'notes', before: '–', after: '–' },
    { field: 'state', before: '–', after: 'open' },
  ]);
});

it('takes what was made or removed for a change as well', () => {
  expect(changesIn(null, { role: 'support' })).toEqual([
    { field: 'role', before: '–', after: 'support' },
  ]);
  expect(changesIn(null, null)).toEqual([]);
});

it('names in brief only what changed', () => {
  const before = { status: 'received', notes: 'same' };
  expect(changesInBrief(before, { status: 'closed', notes: 'same' })).toBe(
    'status: received → closed',
  );
});
