import type { Breach, BreachedData } from './breach.js';

export type Affected = {
  /** In small letters. */
  readonly email: string;
  readonly name: string;
  readonly data: readonly BreachedData[];
};

/** Where breaches are kept, and who was mailed. A person is kept as a hash of the address. */
export type BreachRegister = {
  /** Keeps a breach but for its addresses, unless its number is taken; answers what is kept. */
  keep(breach: Breach): Promise<Breach>;
  /** People whom it concerns and who were not mailed yet, by address; no erased accounts. */
  untold(breach: Breach, most: number): Promise<readonly Affected[]>;
  /** Notes that these are mailed; answers the addresses that were not before. */
  noteTold(number: string, emails: readonly string[]): Promise<readonly string[]>;
  /** How many people were mailed under this number, and how many were not. */
  count(breach: Breach): Promise<{ readonly told: number; readonly untold: number }>;
};

export type WithBreaches = { readonly breaches: BreachRegister };
