import { describe, expect, it } from '@jest/globals';
import { withReturnPath, returnPath, signInPath } from './return-path.js';

const ORIGIN = 'https://site.example';
const back = (next: string) => returnPath(signInPath(next).replace('/signin', ''), ORIGIN);

describe('the way back after sign-in', () => {
  it.each(['/test', '/result/1?a=b#c', '/payment'])(
    'The way back after sign-in leads to %s',
    (path) => expect(back(path)).toBe(path),
  );

  it('leads to the profile when nothing is asked for', () =>
    expect(returnPath('', ORIGIN)).toBe('/profile'));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('never leads to %j', (path) => expect(back(path)).toBe('/profile'));
});

describe('a page on the way to sign-in', () => {
  it('hands on where to go afterwards', () => {
    const onward = withReturnPath('/signup', signInPath('/result/1?a=b#c').replace('/signin', ''));
    expect(onward).toBe('/signup?next=%2Fresult%2F1%3Fa%3Db%23c');
    expect(returnPath(onward.replace('/signup', ''), ORIGIN)).toBe('/result/1?a=b#c');
  });

  it('has nothing to hand on by itself', () =>
    expect(withReturnPath('/signup', '')).toBe('/signup'));
});
