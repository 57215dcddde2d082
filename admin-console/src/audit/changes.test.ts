import { expect, it } from '@jest/globals';
import { aboutOf, changesIn, doneInBrief } from './changes.js';

it('lays before and after side by side', () =>
  expect(changesIn({ totalAttempts: 5, notes: '' }, { totalAttempts: 7, state: 'open' })).toEqual([
    { field: 'total attempts', before: '5', after: '7' },
    { field: 'notes', before: '–', after: '–' },
    { field: 'state', before: '–', after: 'open' },
  ]));

it('takes what was made or removed for a change as well', () => {
  expect(changesIn(null, { role: 'support' })).toEqual([
    { field: 'role', before: '–', after: 'support' },
  ]);
  expect(changesIn(null, null)).toEqual([]);
});

it('names in brief only what changed', () => {
  const before = { status: 'received', notes: 'same' };
  const after = { status: 'closed', notes: 'same' };
  const about = { subject: 'application', subjectId: 'one' };
  expect(doneInBrief({ ...about, before, after })).toBe('status: received → closed');
  expect(aboutOf(about)).toBe('Application');
});

it('names of an export the list, how many rows left, and how they were chosen', () => {
  const about = { subject: 'list', subjectId: 'students' };
  const done = (after: object) => doneInBrief({ ...about, before: null, after: { ...after } });
  expect(aboutOf(about)).toBe('students list');
  expect(done({ count: 200_000, filter: {} })).toBe('2,00,000 rows, no filter');
  expect(done({ count: 1, filter: { paid: true, q: 'Asha' } })).toBe('1 row, paid: true, q: Asha');
});
