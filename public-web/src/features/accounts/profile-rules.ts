import { attemptsLeft } from '@portal/domain/accounts/student.js';
import { MOST_ATTEMPTS_LEFT } from '@portal/domain/settings/policy.js';
import { FIGURES } from '../../lib/figures.js';
import type { Profile, ResultRow } from './accounts-api.js';

/** Attempts that the student may still use. */
export const attemptsLeftOf = (profile: Profile): number => attemptsLeft(profile);

/** Whether so many attempts let one into the test. */
export const mayTest = (left: number): boolean => left >= 1 && left <= MOST_ATTEMPTS_LEFT;

/** Whether a test of the history was passed. */
export const isPass = ({ passed, percentage }: ResultRow): boolean =>
  passed ?? percentage >= Number(FIGURES.passPercent);
