import { DomainError } from '../kernel/errors.js';

/** Another ruling in force names a key for the same version; two keys can't both be the right one. */
export class KeyIsRuled extends DomainError {
  constructor() {
    super(
      'conflict',
      'key_is_ruled',
      'Another ruling in force corrects the key of this version. Withdraw that one first.',
    );
  }
}

/** The ruling is not where this step begins: it is applied, or withdrawn, already. */
export class RulingHasMoved extends DomainError {
  constructor() {
    super('conflict', 'ruling_has_moved', 'This ruling was applied or withdrawn already.');
  }
}
