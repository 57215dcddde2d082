/** Does this for each item, so many at a time. */
export async function forEachAtOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<unknown>,
): Promise<void> {
  const left = items.entries();
  const goOn = async (): Promise<void> => {
    for (const [place, item] of left) await work(item, place);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, goOn));
}
