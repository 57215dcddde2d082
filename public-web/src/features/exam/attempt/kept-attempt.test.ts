import { beforeEach, describe, expect, it } from '@jest/globals';
import { localStore } from '../../../lib/storage.js';
import { forgetAttempt, rememberAttempt, rememberedAttempt } from './kept-attempt.js';

describe('the test that this browser has open', () => {
  beforeEach(() => localStore.set('portal.openAttempt', null));

  it('is known to its student only', () => {
    expect(rememberedAttempt('asha@example.com')).toBeNull();
    rememberAttempt('asha@example.com', 'attempt-1');
    expect(rememberedAttempt('asha@example.com')).toBe('attempt-1');
    expect(rememberedAttempt('vikram@example.com')).toBeNull();
  });

  it('is kept without the address of its student', () => {
    rememberAttempt('asha@example.com', 'attempt-1');
    expect(localStore.get('portal.openAttempt')).not.toContain('asha');
  });

  it('is forgotten with its result, and only then', () => {
    rememberAttempt('asha@example.com', 'attempt-1');
    forgetAttempt('attempt-2');
    expect(rememberedAttempt('asha@example.com')).toBe('attempt-1');
    forgetAttempt('attempt-1');
    expect(rememberedAttempt('asha@example.com')).toBeNull();
  });
});
