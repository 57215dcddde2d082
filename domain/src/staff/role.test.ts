import { describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES, isAdminRole, isAllowed } from './role.js';

describe('A role', () => {
  it('may do what is meant for it', () => {
    expect(isAllowed('support', ['support', 'finance'])).toBe(true);
    expect(isAllowed('content', ['support', 'finance'])).toBe(false);
  });

  it('An owner may do everything', () => {
    expect(isAllowed('owner', [])).toBe(true);
  });

  it('is one of four words', () => {
    expect(ADMIN_ROLES.every(isAdminRole)).toBe(true);
    expect(isAdminRole('root')).toBe(false);
    expect(isAdminRole(undefined)).toBe(false);
  });
});
