import { conflict } from '../kernel/errors.js';

export class LetterNeeded extends conflict(
  'letter_needed',
  'A letter goes with this move, with days and hours of its own. Please move each application on its page.',
) {}
