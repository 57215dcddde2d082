import { conflict, forbidden } from '../../kernel/errors.js';

export class PreviewIsStale extends conflict(
  'preview_is_stale',
  'What this would change is no longer what you saw. Please look at it again.',
) {}

export class OnlyOwnersTakePasses extends forbidden(
  'only_owners_take_passes',
  'Only an owner can let passes be taken away.',
) {}
