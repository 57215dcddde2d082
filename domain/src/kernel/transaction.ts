/** The stores of a use case within one transaction, and the database's time when it began. */
export type Transaction<Stores> = Stores & { readonly now: Date };

export type UnitOfWork<Stores> = {
  /** Everything written through `tx` is stored when the work returns, and nothing when it throws. Mails in the outbox
   * are sent after the commit. */
  run<Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>): Promise<Outcome>;
};

/** A use case names the stores that it uses: `Work<AccountStores & EmailStores>`. */
export type Work<Stores> = { readonly unitOfWork: UnitOfWork<Stores> };
