import { randomUUID } from 'node:crypto';
import { AlreadyClaimed, claim, holderOf } from './claim.js';

describe('claim', () => {
  test('is held once, and tells later comers what the holder says of itself', async () => {
    const name = randomUUID();
    const held = await claim(name, 'starting');
    held.describe('at http://localhost:3000');
    await expect(claim(name, 'second')).rejects.toThrow(AlreadyClaimed);
    await expect(claim(name, 'second')).rejects.toMatchObject({
      holder: 'at http://localhost:3000',
    });
    held.release();
  });

  test('can be taken again once it is released', async () => {
    const name = randomUUID();
    (await claim(name, 'first')).release();
    const second = await claim(name, 'second');
    expect(await holderOf(name)).toBe('second');
    second.release();
    expect(await holderOf(name)).toBeUndefined();
  });

  test('of many at once, one gets it', async () => {
    const name = randomUUID();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((n) => claim(name, String(n))));
    const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(held).toHaveLength(1);
    held[0]?.value.release();
  });
});
