import { ALL } from './news-channel.pg.js';

/** Longer than a submit takes, and too short for anybody to notice. */
const APART_MS = 50;

type Ids = readonly string[] | typeof ALL;

export type NewsBatches = { readonly add: (ids: Ids) => void; readonly flush: () => Promise<void> };

/** Sends the first news at once, and what follows shortly after together: each notification is a separate commit, which
 * costs as much as a submit. @param send must not fail */
export function batchNews(send: (ids: Ids) => Promise<void>): NewsBatches {
  const waiting = new Set<string>();
  let rest: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(rest);
    rest = undefined;
    if (waiting.size === 0) return;
    const ids = waiting.has(ALL) ? ALL : [...waiting];
    waiting.clear();
    rest = setTimeout(() => void flush(), APART_MS);
    rest.unref();
    await send(ids);
  };

  return {
    add(ids) {
      for (const id of ids === ALL ? [ALL] : ids) waiting.add(id);
      if (!rest) void flush();
    },
    flush,
  };
}
