import { expect, it } from '@jest/globals';
import { type DisputeRow, suggestedRuling } from './dispute-rows.js';

const aRow = (kind: DisputeRow['kind'], state: DisputeRow['state'] = 'open') => ({ kind, state });

it('suggests the ruling that most of the open reports speak for', () => {
  expect(suggestedRuling([])).toBe('key');
  expect(suggestedRuling([aRow('two-right')])).toBe('also');
  expect(suggestedRuling([aRow('wrong-key'), aRow('misprint'), aRow('outdated')])).toBe('neutral');
  const decided = aRow('two-right', 'declined');
  expect(suggestedRuling([decided, decided, aRow('wrong-key')])).toBe('key');
});
