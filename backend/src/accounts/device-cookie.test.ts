import { describe, expect, it } from '@jest/globals';
import { DeviceCodec } from './device-cookie.js';

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
