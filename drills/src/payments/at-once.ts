/** Does this for each item, so many at a time. */
export async function forEachAtOnce<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const goOn = async (): Promise<void> => {
    while (next < items.length) {
      const place = next++;
      await work(items[place]!, place);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, goOn));
}
