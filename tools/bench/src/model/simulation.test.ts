import { describe, expect, it } from '@jest/globals';
import { exponential, randomFrom } from './random.js';
import { Resource, Simulation, work } from './simulation.js';

/** The mean wait where calls come by themselves to so many servers (Erlang C). */
function erlangWait(arrivalsASecond: number, serviceSeconds: number, servers: number): number {
  const load = arrivalsASecond * serviceSeconds;
  let term = 1;
  let sum = 0;
  for (let n = 0; n < servers; n++) {
    sum += term;
    term *= load / (n + 1);
  }
  const all = (term * servers) / (servers - load);
  return ((all / (sum + all)) * serviceSeconds) / (servers - load);
}

const CALLS = 400_000;

function simulatedWait(arrivalsASecond: number, serviceSeconds: number, servers: number): number {
  const random = randomFrom(42);
  const simulation = new Simulation();
  const resource = new Resource(servers);
  let waited = 0;
  let made = 0;
  const call = (): void => {
    const came = simulation.now;
    resource.take(() => {
      waited += simulation.now - came;
      simulation.after(exponential(random, serviceSeconds), () => resource.free());
    });
    if (++made < CALLS) simulation.after(exponential(random, 1 / arrivalsASecond), call);
  };
  simulation.after(0, call);
  simulation.run();
  return waited / CALLS;
}

describe('The simulation', () => {
  it.each([
    [0.5, 1],
    [1.4, 2],
    [3, 4],
    [13.6, 16],
  ])('A simulated load of %d on %d servers waits as Erlang’s formula says', (load, servers) => {
    const service = 0.01;
    const expected = erlangWait(load / service, service, servers);
    expect(Math.abs(simulatedWait(load / service, service, servers) / expected - 1)).toBeLessThan(
      0.05,
    );
  });

  it('lets things happen in the order of their times, and of their making', () => {
    const simulation = new Simulation();
    const random = randomFrom(7);
    const seen: number[] = [];
    for (let n = 0; n < 1_000; n++) {
      const at = Math.floor(random() * 50);
      simulation.after(at, () => seen.push(at * 1_000 + n));
    }
    simulation.run();
    expect(seen).toHaveLength(1_000);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('lets threads take turns at a core', () => {
    const simulation = new Simulation();
    const core = new Resource(1);
    const ended: Record<string, number> = {};
    work(simulation, core, 0.1, () => (ended.long = simulation.now));
    work(simulation, core, 0.001, () => (ended.short = simulation.now));
    simulation.run();
    expect(ended.short).toBeLessThan(0.01);
    expect(ended.long).toBeCloseTo(0.101);
  });
});
