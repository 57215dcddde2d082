import { describe, expect, it } from '@jest/globals';
import { checkedReason } from './audit-entry.js';

describe('The reason for an action', () => {
  it.each(['why', 'x'.repeat(500)])('The reason for an action may be %s', (reason) => {
    expect(checkedReason(reason)).toBe(reason);
  });

  it('is kept without the spaces around it', () => {
    expect(checkedReason('  Joined the team\n')).toBe('Joined the team');
  });

  it.each([
    ['empty', ' ', 'Please say why; it is kept in the audit log.'],
    ['shorter than 3 characters', ' no ', 'Please use at least 3 characters.'],
    ['longer than 500 characters', 'x'.repeat(501), 'Please use at most 500 characters.'],
  ])('is refused if it is %s', (_, reason, message) => {
    expect(() => checkedReason(reason)).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { fields: { reason: message } } }),
    );
  });
});
