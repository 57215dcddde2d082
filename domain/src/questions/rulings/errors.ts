import { conflict } from '../../kernel/errors.js';

export class KeyIsRuled extends conflict(
  'key_is_ruled',
  'Another ruling in force corrects the key of this version. Withdraw that one first.',
) {}

export class RulingHasMoved extends conflict(
  'ruling_has_moved',
  'This ruling was applied or withdrawn already.',
) {}
