/** The stores that a use case names, within one transaction, and the time by the shared clock when it began. */
export type Transaction<Stores> = Stores & { readonly now: Date };

export type UnitOfWork<Stores> = {
  /** All that the work wrote through `tx` is kept together when it returns, and none of it when it
   * throws. Emails added to the outbox are handed on after the commit. */
  run<Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>): Promise<Outcome>;
};

/** A use case that writes names the stores that it uses: `Work<AccountStores & EmailStores>`. */
export type Work<Stores> = { readonly unitOfWork: UnitOfWork<Stores> };
