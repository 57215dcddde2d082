import { describe, expect, it } from '@jest/globals';
import { RememberedTokens } from './remembered-tokens.js';

const NOW = 1_000_000;

describe('Tokens that are remembered', () => {
  it('are known by the whole of them', () => {
    const tokens = new RememberedTokens();
    const payload = { sub: 'x', exp: Date.now() / 1000 + 60 };
    tokens.add('a.b.c', payload);
    expect(tokens.find('a.b.c')).toBe(payload);
    expect(tokens.find('a.b.d')).toBeNull();
  });

  it('are forgotten in the moment in which they end', () => {
    let now = NOW;
    const tokens = new RememberedTokens(2, () => now);
    tokens.add('token', { exp: NOW / 1000 });
    now = NOW - 1;
    expect(tokens.find('token')).not.toBeNull();
    now = NOW;
    expect(tokens.find('token')).toBeNull();
    now = NOW - 1;
    expect(tokens.find('token')).toBeNull();
  });

  it('are not known if they never end', () => {
    const tokens = new RememberedTokens();
    tokens.add('token', { sub: 'x' });
    expect(tokens.find('token')).toBeNull();
  });

  it('are so many at most, and those stay that came last', () => {
    const tokens = new RememberedTokens(2, () => NOW);
    for (const token of ['first', 'second', 'third']) tokens.add(token, { exp: NOW });
    expect(tokens.find('first')).toBeNull();
    expect(tokens.find('second')).not.toBeNull();
    expect(tokens.find('third')).not.toBeNull();
  });
});
