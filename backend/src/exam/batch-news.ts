import { ALL } from './news-channel.pg.js';

/** Longer than a submit takes, and shorter than anybody notices. */
const APART_MS = 50;

type Ids = readonly string[] | typeof ALL;

export type NewsBatches = {
  readonly add: (ids: Ids) => void;
  /** Hands on at once what waits. */
  readonly flush: () => Promise<void>;
};

/** At once, and what comes shortly after together: each telling costs the database a separate commit, as much as the
 * submit that it tells of. @param send must not fail */
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
