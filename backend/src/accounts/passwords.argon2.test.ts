import { argon2Passwords, NOBODY } from './passwords.argon2.js';
import { DeviceCodec } from './device-cookie.js';

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

const OLD = 'an old secret of thirty-two characters';

const NEW = 'a new secret of thirty-two characters!';

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

  it.each(['', 'x', 'a~b', `${'x'.repeat(500)}~y`])('is none with the cookie "%s"', (value) => {
    expect(changing.read(value)).toBeNull();
  });
});
