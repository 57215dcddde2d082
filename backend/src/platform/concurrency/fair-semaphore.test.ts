import { describe, expect, it } from '@jest/globals';
import { fairSemaphore, type FairRules, type Place } from './fair-semaphore.js';

class Full extends Error {}

const RULES: FairRules = {
  lanes: ['known', 'others'],
  atOnce: 1,
  waitingOfOne: 10,
  waiting: 20,
  patienceMs: 60_000,
  refusal: () => new Full(),
};

const place = (network: string, lane = 'others'): Place => ({ lane, network });

/** Holds the only place until told, and notes in which order the others pass. */
function held(changes: Partial<FairRules> = {}) {
  const semaphore = fairSemaphore({ ...RULES, ...changes });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = semaphore.pass(place('holder'), () => held);
  const order: string[] = [];
  const waits: Promise<unknown>[] = [];
  const queue = (name: string, where: Place) => {
    const passed = semaphore.pass(where, () => Promise.resolve(order.push(name)));
    waits.push(passed.catch((error: unknown) => error));
    return passed;
  };
  const finish = async () => {
    release();
    await Promise.all([first, ...waits]);
    return order;
  };
  return { semaphore, queue, finish };
}

describe('A fair semaphore', () => {
  it('gives each network a turn, however many wait of one', async () => {
    const { queue, finish } = held();
    for (const at of [1, 2, 3, 4]) void queue(`flood ${String(at)}`, place('flood'));
    void queue('somebody', place('elsewhere'));
    expect(await finish()).toEqual(['flood 1', 'somebody', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('gives each lane a turn, however many wait in one', async () => {
    const { queue, finish } = held();
    for (const at of [1, 2, 3]) void queue(`stranger ${String(at)}`, place(`net ${String(at)}`));
    for (const at of [1, 2]) void queue(`known ${String(at)}`, place('home', 'known'));
    const order = await finish();
    expect(order.indexOf('known 1')).toBeLessThan(2);
    expect(order.indexOf('known 2')).toBeLessThan(4);
    expect(order).toHaveLength(5);
  });

  it('refuses what is too much of one network, and takes others', async () => {
    const { queue, finish } = held({ waitingOfOne: 1 });
    void queue('first', place('flood'));
    await expect(queue('second', place('flood'))).rejects.toThrow(Full);
    void queue('other', place('elsewhere'));
    expect(await finish()).toEqual(['first', 'other']);
  });

  it('refuses what is too much in all', async () => {
    const { queue, finish } = held({ waiting: 1 });
    void queue('first', place('one'));
    await expect(queue('second', place('two'))).rejects.toThrow(Full);
    expect(await finish()).toEqual(['first']);
  });

  it('refuses who has waited for too long, and goes on with the next', async () => {
    const { queue, finish, semaphore } = held({ patienceMs: 1 });
    await expect(queue('impatient', place('one'))).rejects.toThrow(Full);
    expect(semaphore.networksIn('others')).toBe(0);
    expect(await finish()).toEqual([]);
    expect(await semaphore.pass(place('two'), () => Promise.resolve('again'))).toBe('again');
  });

  it('goes on after work that failed', async () => {
    const { pass } = fairSemaphore(RULES);
    await expect(pass(place('one'), () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await pass(place('one'), () => Promise.resolve(1))).toBe(1);
  });

  it('tells how many networks wait', async () => {
    const { queue, finish, semaphore } = held();
    for (const network of ['one', 'one', 'two']) void queue(network, place(network));
    expect(semaphore.networksIn('others')).toBe(2);
    await finish();
    expect(semaphore.networksIn('others')).toBe(0);
  });
});
