import type { Transaction, UnitOfWork } from '../kernel/transaction.js';
import type { Stores } from '../stores.js';

export function killedAt(tx: Transaction<Stores>, step: number): Transaction<Stores> {
  let calls = 0;
  const dying = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get: (target, name, own) => {
        const found: unknown = Reflect.get(target, name, own);
        if (typeof found !== 'function') return found;
        return (...passed: readonly unknown[]) => {
          calls += 1;
          if (calls === step) throw new Error('killed');
          return (found as (...all: readonly unknown[]) => unknown)(...passed);
        };
      },
    });
  const { now, ...stores } = tx;
  const entries = Object.entries(stores).map(([name, store]) => [name, dying(store)]);
  return { now, ...Object.fromEntries(entries) } as Transaction<Stores>;
}

export function killedIn({ run }: UnitOfWork<Stores>, number: number): UnitOfWork<Stores> {
  let begun = 0;
  return {
    run: (work) => {
      begun += 1;
      const step = begun === number ? 1 : 0;
      return run((tx) => work(killedAt(tx, step)));
    },
  };
}
