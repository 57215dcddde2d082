import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  FilledTooFast,
  FormHasExpired,
  LooksAutomatic,
  MOST_SECONDS_TO_FILL,
  rejectAutomatic,
  type FormTokens,
} from './form-proof.js';

const aged = (age: number | null): FormTokens => ({ issue: () => 'token', ageOf: () => age });
const formToken = 'token';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string])[] = [
  [new FilledTooFast(2), 'too-many', 'filled_too_fast'],
  [new FormHasExpired(), 'conflict', 'form_expired'],
  [new LooksAutomatic(), 'invalid', 'looks_automatic'],
];

describe('What a form sends along', () => {
  it.each([2, 60, MOST_SECONDS_TO_FILL])('is taken when it was begun %d s ago', (age) => {
    expect(() => rejectAutomatic(aged(age), { formToken, reference: '' })).not.toThrow();
  });

  it('is taken without a token', () => {
    expect(() => rejectAutomatic(aged(null), {})).not.toThrow();
  });

  it.each([
    [0, 2],
    [0.5, 2],
    [1.5, 1],
    [-3, 5],
  ])('A form token of %d s ago is too fast, and asks to wait %d s', (age, wait) => {
    const refused = () => rejectAutomatic(aged(age), { formToken });
    expect(refused).toThrow(FilledTooFast);
    expect(new FilledTooFast(wait).details.retryAfterSeconds).toBe(wait);
  });

  it.each([null, MOST_SECONDS_TO_FILL + 1])('A form token of %s s ago has expired', (age) => {
    expect(() => rejectAutomatic(aged(age), { formToken })).toThrow(FormHasExpired);
  });

  it.each(REFUSALS)('is refused by %p of kind %s, with the code %s', (refusal, kind, code) => {
    expect(refusal).toMatchObject({ kind, code });
  });

  it('is refused when the field is filled that people don’t see', () => {
    const filled = { formToken, reference: 'https://example.com' };
    expect(() => rejectAutomatic(aged(60), filled)).toThrow(LooksAutomatic);
  });
});
