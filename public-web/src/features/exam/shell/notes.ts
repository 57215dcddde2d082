const STANDS_MS = 12_000;

/** Short notices under the bar; a later one replaces an earlier one. */
export type Notes = {
  /** The note that is shown; empty for none. */
  readonly text: () => string;
  readonly tell: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createNotes(): Notes {
  const listeners = new Set<() => void>();
  let text = '';
  let end: ReturnType<typeof setTimeout> | undefined;
  const show = (next: string): void => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    text: () => text,
    tell(next) {
      clearTimeout(end);
      end = setTimeout(() => show(''), STANDS_MS);
      show(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
