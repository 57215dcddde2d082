import { expect, it } from '@jest/globals';
import { MOST_BULK_ROWS } from '@portal/domain/bulk/bulk-action.js';
import { countedRows, selectionError } from './bulk-words.js';

it('counts chosen rows in what they are', () => {
  expect(countedRows('retry-emails', 1)).toBe('1 mail');
  expect(countedRows('move-applications', 412)).toBe('412 applications');
});

it('takes as many rows as one call may have', () => {
  expect(selectionError(MOST_BULK_ROWS)).toBeNull();
  expect(selectionError(MOST_BULK_ROWS + 1)).toContain('At most 500 rows');
});
