import { JwtService } from '@nestjs/jwt';
import { SessionTokens } from './session-tokens.jwt.js';
import { bearerToken } from './bearer-token.js';
import { RememberedTokens } from './remembered-tokens.js';
import { TokenKeys } from './token-keys.js';
import type { Secrets } from '../platform/security/secrets.js';
import { argon2Passwords, NOBODY } from './passwords.argon2.js';
import { DeviceCodec } from './device-cookie.js';

const jwt = new JwtService({ secret: 'a secret of thirty-two characters' });

const owner = { id: 'owner-1', sessionVersion: 3 };

it.each(['student', 'admin'] as const)(
  'A session token of a %s is valid for 12 hours, and names its owner, the version of the session and for whom it is',
  (audience) => {
    const token = new SessionTokens(jwt).issue(audience, owner, 'session-1');
    const { iat, exp, ...claims } = jwt.verify<{ iat: number; exp: number }>(token);
    expect(exp - iat).toBe(12 * 60 * 60);
    expect(claims).toMatchObject({
      ...{ sub: 'owner-1', ver: 3, sid: 'session-1' },
      ...{ aud: audience, iss: 'internship-portal' },
    });
  },
);

it.each([
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer  a.b.c ', 'a.b.c'],
  ['Basic a.b.c', null],
  ['Bearer', null],
  ['a.b.c', null],
  [undefined, null],
])('The token in the header %p is %p', (authorization, token) => {
  expect(bearerToken({ headers: authorization === undefined ? {} : { authorization } })).toBe(
    token,
  );
});

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

  it.each(['', 'a.b.c', `${'x'.repeat(9_000)}.y`])('"%s" is no token', (text) => {
    expect(() => changing.verify<object>(text)).toThrow();
  });

  it('a token under a third key is none', () => {
    const forged = jwtOf(['a third secret of thirty-two characters']).sign({ of: 1 });
    expect(() => changing.verify<object>(forged)).toThrow('invalid signature');
  });
});

const parametersOf = (stored: string) => stored.split('$').slice(1, 4);

it('A password is kept as argon2id of 19 MiB, two passes and one lane, with a salt of its own', async () => {
  const passwords = argon2Passwords();
  const kept = [await passwords.hash('Correct-horse-7'), await passwords.hash('Correct-horse-7')];
  for (const stored of kept) {
    expect(parametersOf(stored)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(Buffer.from(stored.split('$')[4]!, 'base64').length).toBeGreaterThanOrEqual(16);
    expect(await passwords.verify('Correct-horse-7', stored)).toBe(true);
  }
  expect(kept[0]).not.toBe(kept[1]);
});

it('A password is compared with a hash of the same cost where there is no account', async () => {
  const passwords = argon2Passwords();
  expect(parametersOf(NOBODY)).toEqual(parametersOf(await passwords.hash('Correct-horse-7')));
  expect(await passwords.verify('Correct-horse-7', null)).toBe(false);
});

const before = new DeviceCodec([OLD]);

const changing = new DeviceCodec([NEW, OLD]);

const after = new DeviceCodec([NEW]);

describe('A browser that was here before', () => {
  it('is known again with its accounts, under the secret before this one too', () => {
    const cookie = before.write(before.withAccount(before.fresh(), 'asha'));
    const device = changing.read(cookie)!;
    expect(changing.knows(device, 'asha')).toBe(true);
    expect(changing.knows(device, 'ravi')).toBe(false);
    expect(after.read(cookie)).toBeNull();
  });

  it('is noted once for an account, under the new secret', () => {
    const noted = changing.withAccount(before.withAccount(before.fresh(), 'asha'), 'asha');
    expect(noted.accounts).toHaveLength(1);
    expect(after.knows(after.read(changing.write(noted))!, 'asha')).toBe(true);
  });

  it.each(['', 'a~b', `${'x'.repeat(500)}~y`])('is none with the cookie "%s"', (value) => {
    expect(changing.read(value)).toBeNull();
  });
});
