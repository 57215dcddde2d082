import * as accounts from './accounts.contract.js';
import * as attempts from './attempts.contract.js';
import * as documents from './documents.contract.js';
import * as payments from './payments.contract.js';
import * as questions from './questions.contract.js';
import * as results from './results.contract.js';
import * as sittings from './sittings.contract.js';
import * as stores from './stores.contract.js';
import type { StoreTest } from './stores-under-test.js';

export function allStoresContract(name: string, it: StoreTest): void {
  const areas = [stores, accounts, payments, questions, attempts, results, sittings, documents];
  for (const contract of areas.flatMap((area) => Object.values(area))) contract(name, it);
}
