import { domainError } from '../../kernel/errors.js';

export class KeyIsRuled extends domainError(
  'conflict',
  'key_is_ruled',
  'Another ruling in force corrects the key of this version. Withdraw that one first.',
) {}

export class RulingHasMoved extends domainError(
  'conflict',
  'ruling_has_moved',
  'This ruling was applied or withdrawn already.',
) {}
