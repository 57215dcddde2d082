import { attemptsLeft } from '@portal/domain/accounts/student.js';
import { MOST_ATTEMPTS_LEFT } from '@portal/domain/settings/policy.js';
import type { Journey } from '../exam/index.js';
import type { Profile, ResultRow } from './accounts-api.js';

export const attemptsLeftOf = (profile: Profile): number => attemptsLeft(profile);

export const mayTest = (left: number): boolean => left >= 1 && left <= MOST_ATTEMPTS_LEFT;

/** The state of the fee; none is due if it would open no test. */
export function feeOf({ paymentStatus }: Profile, journey: Journey | undefined) {
  if (paymentStatus === 'Paid' || journey?.payment === 'paid') return 'paid';
  if (journey?.payment === 'pending') return 'checked';
  return journey?.next === 'finished' ? 'none' : 'due';
}

export function verdictOf({ passed, isVoid }: Pick<ResultRow, 'passed' | 'isVoid'>) {
  if (isVoid) return 'void';
  return passed ? 'passed' : 'failed';
}
