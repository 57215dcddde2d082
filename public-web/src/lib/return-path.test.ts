import { describe, expect, it } from '@jest/globals';
import { returnPath, signInPath } from './return-path.js';

const ORIGIN = 'https://site.example';
const back = (next: string) => returnPath(signInPath(next).replace('/signin', ''), ORIGIN);

describe('the way back after sign-in', () => {
  it.each(['/test', '/result/1?a=b#c', '/payment'])('leads to %s', (path) => {
    expect(back(path)).toBe(path);
  });

  it('leads to the profile when nothing is asked for', () => {
    expect(returnPath('', ORIGIN)).toBe('/profile');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('never leads to %j', (path) => {
    expect(back(path)).toBe('/profile');
  });
});
