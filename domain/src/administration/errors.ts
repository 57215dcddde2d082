import { Refusal } from '../shared/refusal.js';

/** The admin's role does not allow this. */
export class RoleForbids extends Refusal {
  constructor() {
    super('forbidden', 'role_forbids', 'Your role does not allow this.');
  }
}

/** There is no such thing, or no longer. */
export class NothingToChange extends Refusal {
  /** @param what such as "student" */
  constructor(what: string) {
    super('not-found', 'nothing_to_change', `There is no such ${what}.`);
  }
}
