import { expect, it } from '@jest/globals';
import { offersToApply } from './route-table.js';

it.each([
  ...[['/', true] as const, ['/signin', true] as const, ['/testing', true] as const],
  ...[['/internship-application', false] as const, ['/test-terms', false] as const],
  ...[['/payment', false] as const, ['/test', false] as const, ['/quiz', false] as const],
  ['/result/0c9a', false],
])('The bar on %s offers to apply: %s', (path, offers) => expect(offersToApply(path)).toBe(offers));
