import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { semaphore } from './semaphore.js';

class Full extends Error {}

/** Work that ends when it is told to. */
function openWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
}

const LONG = 60_000;

describe('A semaphore', () => {
  it('lets so many work at once, then so many wait, and refuses the others at once', async () => {
    const { pass } = semaphore({
      atOnce: 2,
      waiting: 1,
      patienceMs: LONG,
      refusal: () => new Full(),
    });
    const work = [openWork(), openWork(), openWork()];
    const begun: number[] = [];
    const passed = work.map(({ done }, at) =>
      pass(() => {
        begun.push(at);
        return done;
      }),
    );
    await expect(pass(() => Promise.resolve())).rejects.toThrow(Full);
    expect(begun).toEqual([0, 1]);
    work[1]!.finish();
    await passed[1];
    await setImmediate();
    expect(begun).toEqual([0, 1, 2]);
    work[0]!.finish();
    work[2]!.finish();
    await Promise.all(passed);
    expect(await pass(() => Promise.resolve('again'))).toBe('again');
  });

  it('gives one owner only some of the places, and the others theirs', async () => {
    const { pass } = semaphore({
      atOnce: 3,
      waiting: 10,
      ofOne: { atOnce: 2, waiting: 1 },
      patienceMs: LONG,
      refusal: () => new Full(),
    });
    const held = openWork();
    const begun: string[] = [];
    const of = (owner: string | null, name: string, work = held.done) =>
      pass(() => {
        begun.push(name);
        return work;
      }, owner);
    const ashas = ['a1', 'a2', 'a3'].map((name) => of('asha', name));
    await expect(of('asha', 'a4')).rejects.toThrow(Full);
    await of('ravi', 'r1', Promise.resolve());
    await of(null, 'n1', Promise.resolve());
    expect(begun).toEqual(['a1', 'a2', 'r1', 'n1']);
    held.finish();
    await Promise.all(ashas);
    expect(begun.at(-1)).toBe('a3');
  });

  it('goes on after work that failed', async () => {
    const { pass } = semaphore({
      atOnce: 1,
      waiting: 0,
      patienceMs: LONG,
      refusal: () => new Full(),
    });
    await expect(pass(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await pass(() => Promise.resolve(1))).toBe(1);
  });

  it('refuses who has waited for too long, and goes on with the next', async () => {
    const { pass } = semaphore({
      atOnce: 1,
      waiting: 1,
      patienceMs: 1,
      refusal: () => new Full(),
    });
    const first = openWork();
    const held = pass(() => first.done);
    await expect(pass(() => Promise.resolve())).rejects.toThrow(Full);
    first.finish();
    await held;
    expect(await pass(() => Promise.resolve(1))).toBe(1);
  });
});
