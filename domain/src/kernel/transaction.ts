/** The stores of a use case within one transaction, and the database's time when it began. */
export type Transaction<Stores> = Stores & { readonly now: Date };

export type UnitOfWork<Stores> = {
  /** Everything written through `tx` is stored when the work returns, and nothing when it throws. Mails in the outbox
   * are sent after the commit. */
  run<Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>): Promise<Outcome>;
};

/** A use case names the stores that it uses: `Work<AccountStores & EmailStores>`. */
export type Work<Stores> = { readonly unitOfWork: UnitOfWork<Stores> };

export type IdSource = {
  /** A new id: unique, and greater than earlier ones, so that lists can be paged by it. */
  next(): string;
};

export type RandomSource = {
  /** A whole number from 0 up to, not including, `limit`; each equally likely. */
  int(limit: number): number;
};

/** A new list with the items in a uniformly random order (Fisher and Yates, as given by Durstenfeld). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const pick = random.int(last + 1);
    [list[last], list[pick]] = [list[pick] as Item, list[last] as Item];
  }
  return list;
}
