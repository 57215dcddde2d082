import type { IdSource } from '../kernel/transaction.js';

export function fakeIds(): IdSource {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`;
    },
  };
}
