import { DomainError } from '../kernel/errors.js';

/** People were told of this breach in other words. */
export class BreachDiffers extends DomainError {
  constructor(number: string) {
    super(
      'conflict',
      'breach_differs',
      `People were told of breach ${number} in other words. Use those, or another number for a further notice.`,
    );
  }
}
