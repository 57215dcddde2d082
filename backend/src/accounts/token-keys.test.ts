import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { TokenKeys } from './token-keys.js';
import type { Secrets } from '../platform/security/secrets.js';

const OLD = 'an old secret of thirty-two characters';
const NEW = 'a new secret of thirty-two characters!';

const jwtOf = (secrets: Secrets) =>
  new JwtService({ secretOrKeyProvider: new TokenKeys(secrets).forJwt });

describe('While the key of tokens is changed', () => {
  const before = jwtOf([OLD]);
  const changing = jwtOf([NEW, OLD]);
  const after = jwtOf([NEW]);

  it('a token under either key is taken', () => {
    for (const jwt of [before, after]) {
      expect(changing.verify<object>(jwt.sign({ of: 1 }))).toMatchObject({ of: 1 });
    }
  });

  it('new tokens are signed under the new one', () => {
    const token = changing.sign({ of: 1 });
    expect(after.verify<object>(token)).toMatchObject({ of: 1 });
    expect(() => before.verify<object>(token)).toThrow('invalid signature');
  });

  it.each(['', '.', 'a.b', 'a.b.c', `${'x'.repeat(9_000)}.y`])('"%s" is no token', (text) => {
    expect(() => changing.verify<object>(text)).toThrow();
  });

  it('a token under a third key is none', () => {
    const forged = jwtOf(['a third secret of thirty-two characters']).sign({ of: 1 });
    expect(() => changing.verify<object>(forged)).toThrow('invalid signature');
  });
});
