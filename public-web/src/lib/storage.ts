type Area = 'localStorage' | 'sessionStorage';

/** A browser storage with listeners; where storage is refused, it lasts as long as the page. */
export type Store = {
  readonly get: (key: string) => string | null;
  /** Stores a text; null removes the key. */
  readonly set: (key: string, value: string | null) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function nativeArea(name: Area): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** The keys in one of the browser's storages that are wanted; none where the browser refuses it. */
export function keysIn(area: Area, isWanted: (key: string) => boolean): readonly string[] {
  try {
    return Object.keys(globalThis[area]).filter(isWanted);
  } catch {
    return [];
  }
}

/** A store over one of the browser's storages; `area` is null where the browser refuses it. */
export function createStore(area: Storage | null): Store {
  const fallback = new Map<string, string>();
  const listeners = new Set<() => void>();

  const write = (key: string, value: string | null): void => {
    fallback.delete(key);
    try {
      if (!area) throw new Error('No storage');
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
    } catch {
      if (value !== null) fallback.set(key, value);
    }
  };

  return {
    get: (key) => fallback.get(key) ?? area?.getItem(key) ?? null,
    set(key, value) {
      write(key, value);
      for (const listener of listeners) listener();
    },
    clear() {
      fallback.clear();
      try {
        area?.clear();
      } catch {
        // Without storage, nothing is stored.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      globalThis.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', listener);
      };
    },
  };
}

const isBrowser = typeof window !== 'undefined';

export const localStore = createStore(isBrowser ? nativeArea('localStorage') : null);

export const tabStore = createStore(isBrowser ? nativeArea('sessionStorage') : null);
