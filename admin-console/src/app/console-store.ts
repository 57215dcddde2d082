import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore();
const SAVED_QUERIES = /^RaStore\.(.+\.savedQueries)$/;

/** A sign-out clears what an admin set up here, but not the saved queries of this browser. */
export const consoleStore: Store = {
  ...store,
  reset() {
    const names = Object.keys(localStorage).flatMap((key) => SAVED_QUERIES.exec(key)?.[1] ?? []);
    const kept = names.map((name) => [name, store.getItem<unknown>(name)] as const);
    store.reset();
    for (const [name, queries] of kept) store.setItem(name, queries);
  },
};
