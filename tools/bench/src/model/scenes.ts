import { type Cost, type Machine, Product } from './product.js';
import { exponential, randomFrom } from './random.js';
import { Resource, Simulation } from './simulation.js';

const SEED = 42;

/** A machine of so many cores for all: the API, PostgreSQL, and those who call. */
function shared(cores: number, replicas: number): Machine {
  const all = new Resource(cores);
  return { api: Array.from({ length: replicas }, () => all), database: all, load: all };
}

type OnOne = { readonly cores: number; readonly replicas: number };

/** Reads of other students, so many a second until the submits are done. */
type Beside = { readonly cost: Cost; readonly aSecond: number };

/** So many submits at moments by chance within this time. @returns how long each took, in milliseconds */
export function burst(
  { cores, replicas }: OnOne,
  cost: Cost,
  submits: number,
  withinSeconds: number,
  beside?: Beside,
): readonly number[] {
  const [simulation, random] = [new Simulation(), randomFrom(SEED)];
  const product = new Product(simulation, shared(cores, replicas));
  const times: number[] = [];
  const read = ({ cost: ofRead, aSecond }: Beside): void => {
    if (times.length === submits) return;
    product.read(ofRead, () => undefined);
    simulation.after(1 / aSecond, () => read({ cost: ofRead, aSecond }));
  };
  if (beside) read(beside);
  for (let n = 0; n < submits; n++) {
    simulation.after(random() * withinSeconds, () => {
      const due = simulation.now;
      product.submit(cost, () => times.push((simulation.now - due) * 1_000));
    });
  }
  simulation.run();
  return times;
}

/** So many sign-ins, some at a time, one after the other. @returns how many a second */
export function storm(
  { cores }: { readonly cores: number },
  cost: Cost,
  signIns: number,
  atOnce: number,
) {
  const simulation = new Simulation();
  const product = new Product(simulation, shared(cores, 1));
  let left = signIns;
  const next = (): void => {
    if (left-- > 0) product.signIn(cost, next);
  };
  for (let n = 0; n < atOnce; n++) next();
  simulation.run();
  return signIns / simulation.now;
}

export type Costs = { readonly submit: Cost; readonly signIn: Cost; readonly read: Cost };

/** API processes of one core each, and a machine for PostgreSQL. */
export type Site = {
  readonly replicas: number;
  readonly databaseCores: number;
  readonly mostAtWork?: number;
};

/** Calls a second while it lasts. */
export type Rush = {
  readonly submits: number;
  readonly signIns: number;
  readonly reads: number;
  readonly seconds: number;
};

type Kind = 'submit' | 'signIn' | 'read';

/** How long each call took, in milliseconds, and how many connections PostgreSQL had at work at most. */
export function rush({ replicas, databaseCores, mostAtWork }: Site, costs: Costs, rates: Rush) {
  const [simulation, random] = [new Simulation(), randomFrom(SEED)];
  const machine: Machine = {
    api: Array.from({ length: replicas }, () => new Resource(1)),
    database: new Resource(databaseCores),
    load: null,
  };
  const product = new Product(simulation, machine, mostAtWork);
  const times: Record<Kind, number[]> = { submit: [], signIn: [], read: [] };
  const come = (kind: Kind, aSecond: number): void => {
    if (aSecond === 0) return;
    simulation.after(exponential(random, 1 / aSecond), () => {
      if (simulation.now > rates.seconds) return;
      const due = simulation.now;
      product[kind](costs[kind], () => times[kind].push((simulation.now - due) * 1_000));
      come(kind, aSecond);
    });
  };
  come('submit', rates.submits);
  come('signIn', rates.signIns);
  come('read', rates.reads);
  simulation.run();
  return { times, atWork: product.atWork.most };
}
