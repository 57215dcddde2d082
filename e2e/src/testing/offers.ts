import { expect, type Page } from '@playwright/test';
import type { Product } from './product.js';
import type { SignedIn } from './student.js';
import { bringTo, type StudentState } from './student-states.js';

/** All that can be pressed on these pages to go on with the payment or a test. */
const WAYS =
  /^(Proceed to Test & Pay.*|Pay (Now|₹.*)|See Your (Payment|Results?|Last Result)|Go to the test|Start Test|Resume Test|Retake Test|Take Another Test|Contact Support|Login|Create account)$/;

export const waysOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button')
    .filter({ visible: true })
    .filter({ hasText: WAYS })
    .allInnerTexts();

/** What each page offers in each state; `:id` is the student's last result. */
const OFFERS: Readonly<Record<StudentState, Readonly<Record<string, readonly string[]>>>> = {
  pay: {
    '/test-terms': ['Proceed to Test & Pay ₹500'],
    '/payment': ['Pay ₹500'],
    '/test': ['Pay Now'],
    '/quiz': ['Pay Now'],
    '/profile': ['Pay Now', 'Pay Now'],
  },
  'await-payment': {
    '/test-terms': ['See Your Payment'],
    '/payment': [],
    '/test': ['See Your Payment'],
    '/quiz': ['See Your Payment'],
    '/profile': ['See Your Payment'],
  },
  start: {
    '/test-terms': ['Go to the test'],
    '/payment': ['Go to the test'],
    '/test': ['Start Test'],
    '/profile': ['Go to the test'],
  },
  resume: {
    '/test-terms': ['Resume Test'],
    '/payment': ['Resume Test'],
    '/test': ['Resume Test'],
    '/profile': ['Resume Test'],
  },
  retake: {
    '/test-terms': ['Take Another Test'],
    '/payment': ['Take Another Test'],
    '/test': ['Start Test'],
    '/profile': ['Take Another Test', 'See Your Last Result'],
    '/result/:id': ['Retake Test'],
  },
  'see-result': {
    '/test-terms': ['See Your Result'],
    '/payment': ['See Your Result'],
    '/test': ['Start Test'],
    '/profile': ['See Your Result', 'Take Another Test'],
    '/result/:id': ['See Your Results', 'Retake Test'],
  },
  finished: {
    '/test-terms': ['See Your Results'],
    '/payment': ['See Your Results', 'Contact Support'],
    '/test': ['See Your Results', 'Contact Support'],
    '/quiz': ['See Your Results', 'Contact Support'],
    '/profile': ['See Your Last Result', 'Contact Support'],
    '/result/:id': ['See Your Results'],
  },
};

export async function expectOffers(
  page: Page,
  product: Product,
  student: SignedIn,
  state: StudentState,
): Promise<void> {
  const id = await bringTo(product, student, state);
  for (const [path, ways] of Object.entries(OFFERS[state])) {
    await page.goto(product.url + path.replace(':id', id));
    await expect.poll(() => waysOn(page), `on ${path}`).toEqual(ways);
  }
}
