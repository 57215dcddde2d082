import { PicturesBusy } from '@portal/domain/accounts/errors.js';
import { limitDecoding } from './limit-decoding.js';
import { inHashLane, laneOf, limitHashing } from './limit-hashing.js';

describe('Pictures', () => {
  it('are decoded one at a time, in turns between students, and few of one student wait', async () => {
    const begun: string[] = [];
    let atWork = 0;
    let most = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const decode = (student: string, name: string) =>
      limitDecoding(student, async () => {
        begun.push(name);
        atWork += 1;
        most = Math.max(most, atWork);
        await held;
        atWork -= 1;
      });
    const eager = [1, 2, 3, 4, 5].map((at) => decode('eager', `eager ${String(at)}`));
    await expect(decode('eager', 'eager 6')).rejects.toThrow(PicturesBusy);
    const other = decode('other', 'other');
    release();
    await Promise.all([...eager, other]);
    expect(begun.slice(0, 3)).toEqual(['eager 1', 'eager 2', 'other']);
    expect(begun).toHaveLength(6);
    expect(most).toBe(1);
  });
});

const CLEAN = { isKnownDevice: false, proven: 0, hasFailed: false };

describe('The lane of a sign-in', () => {
  it.each([
    ['an admin', 'admin owner', CLEAN, 'admin'],
    ['a known device', 'student a@b.in', { ...CLEAN, isKnownDevice: true }, 'known'],
    ['one with proven work', 'student a@b.in', { ...CLEAN, proven: 17, hasFailed: true }, 'proven'],
    ['a network without failures', 'student a@b.in', CLEAN, 'clean'],
    ['a network with failures', 'student a@b.in', { ...CLEAN, hasFailed: true }, 'failed'],
  ])('of %s is its own', (_, account, caller, lane) => expect(laneOf(account, caller)).toBe(lane));

  it('of a network without failures does not wait for a hundred networks with failures', async () => {
    const ended: string[] = [];
    const hash = (lane: 'clean' | 'failed', network: string) =>
      inHashLane({ lane, network }, () =>
        limitHashing(() => {
          ended.push(network);
          return Promise.resolve();
        }),
      );
    const failed = Array.from({ length: 100 }, (_, at) => hash('failed', `failed ${at}`));
    await Promise.all([...failed, hash('clean', 'clean')]);
    expect(ended.indexOf('clean')).toBeLessThan(10);
  });
});
