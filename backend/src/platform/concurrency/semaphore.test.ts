import { setImmediate } from 'node:timers/promises';
import { type Place, semaphore, type SemaphoreRules } from './semaphore.js';

class Full extends Error {}

function openWork() {
  let finish: () => void = () => undefined;
  return { done: new Promise<void>((resolve) => (finish = resolve)), finish: () => finish() };
}

const LONG = 60_000;

function held(rules: Partial<SemaphoreRules>) {
  const line = semaphore({
    ...{ atOnce: 1, waiting: 20, patienceMs: LONG, refusal: () => new Full() },
    ...rules,
  });
  const first = openWork();
  const passed = [line.pass(() => first.done)];
  const order: string[] = [];
  const queue = (name: string, place: Place) =>
    passed.push(line.pass(() => Promise.resolve(void order.push(name)), place));
  const finish = async () => {
    first.finish();
    await Promise.all(passed);
    return order;
  };
  return { line, queue, finish };
}

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
      pass(
        () => {
          begun.push(name);
          return work;
        },
        { owner },
      );
    const ashas = ['a1', 'a2', 'a3'].map((name) => of('asha', name));
    await expect(of('asha', 'a4')).rejects.toThrow(Full);
    await of('ravi', 'r1', Promise.resolve());
    await of(null, 'n1', Promise.resolve());
    expect(begun).toEqual(['a1', 'a2', 'r1', 'n1']);
    held.finish();
    await Promise.all(ashas);
    expect(begun.at(-1)).toBe('a3');
  });

  it('refuses who has waited for too long, and goes on with the next', async () => {
    const { pass } = semaphore({ atOnce: 1, waiting: 1, patienceMs: 1, refusal: () => new Full() });
    const first = openWork();
    const held = pass(() => first.done);
    await expect(pass(() => Promise.resolve())).rejects.toThrow(Full);
    first.finish();
    await held;
    expect(await pass(() => Promise.resolve(1))).toBe(1);
  });

  it('gives each owner a turn, however many wait of one', async () => {
    const { queue, finish } = held({});
    for (const at of [1, 2, 3]) void queue(`flood ${String(at)}`, { owner: 'flood' });
    void queue('somebody', { owner: 'elsewhere' });
    expect(await finish()).toEqual(['flood 1', 'somebody', 'flood 2', 'flood 3']);
  });

  it('gives each lane a turn, and says how many owners wait in one', async () => {
    const { queue, finish, line } = held({ lanes: ['known', 'others'] });
    for (const at of [1, 2, 3])
      void queue(`stranger ${String(at)}`, { lane: 'others', owner: String(at) });
    for (const at of [1, 2]) void queue(`known ${String(at)}`, { lane: 'known', owner: 'home' });
    expect([line.ownersIn('others'), line.ownersIn('known')]).toEqual([3, 1]);
    const order = await finish();
    expect(order.indexOf('known 1')).toBeLessThan(2);
    expect(order.indexOf('known 2')).toBeLessThan(4);
    expect(line.ownersIn('others')).toBe(0);
  });
});
