import { describe, expect, it } from '@jest/globals';
import { inHashLane, laneOf, limitHashing } from './limit-hashing.js';

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
