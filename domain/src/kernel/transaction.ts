/** The stores that a use case names, within one transaction, and the time by the shared clock when it began. */
export type Transaction<Stores> = Stores & { readonly now: Date };

export type UnitOfWork<Stores> = {
  /** All that the work wrote through `tx` is kept together when it returns, and none of it when it
   * throws. Emails added to the outbox are handed on after the commit. */
  run<Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>): Promise<Outcome>;
};

/** A use case that writes names the stores that it uses: `Work<WithStudents & WithEmails>`. */
export type Work<Stores> = { readonly unitOfWork: UnitOfWork<Stores> };

/** Runs work of many who do the same in the same moment. */
export type SharedUnitOfWork<Stores> = UnitOfWork<Stores> & {
  /** Like `run`, for work that may share a transaction with others: it starts with
   * `attempts.lockWithStudent`, touches only its student, lets store failures through, and may run
   * again. */
  runTogether<Outcome>(work: (tx: Transaction<Stores>) => Promise<Outcome>): Promise<Outcome>;
};

/** The same as {@link Work}, for a use case whose work may be done together with others'. */
export type SharedWork<Stores> = { readonly unitOfWork: SharedUnitOfWork<Stores> };
