import { DomainError } from '../kernel/errors.js';

export class BreachDiffers extends DomainError {
  constructor(number: string) {
    super(
      'conflict',
      'breach_differs',
      `People were told of breach ${number} in other words. Use those, or another number for a further notice.`,
    );
  }
}
