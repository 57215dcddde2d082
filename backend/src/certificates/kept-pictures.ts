const MOST_KEPT = 100;
const FAILURE_KEPT_MS = 240_000;

/** Draws each picture once, by its words, so that a change makes another; what can't be drawn is not tried again at once. */
export function keptPictures<Words>(draw: (words: Words) => Promise<Buffer>) {
  const kept = new Map<string, Promise<Buffer>>();
  return (words: Words): Promise<Buffer> => {
    const key = JSON.stringify(words);
    const known = kept.get(key);
    if (known) return known;
    const made = draw(words);
    made.catch(() => setTimeout(() => kept.delete(key), FAILURE_KEPT_MS).unref());
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
