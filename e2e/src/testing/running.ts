import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Admin } from './admin.js';
import type { PerTest } from './portal-test.js';
import type { Product } from './product.js';
import type { SignedIn } from './student.js';

// Of the test that runs, for the steps that a file's tests share; a worker runs one test at a time.
export let page: Page;
export let product: Product;
export let context: BrowserContext;
export let browser: Browser;
export let watch: PerTest['watch'];
export let openDesk: PerTest['openDesk'];
export let student: SignedIn;
export let admin: Admin;

type Shared = Pick<PerTest, 'watch' | 'openDesk'> & {
  readonly page: Page;
  readonly product: Product;
};

export function shareFixtures(of: Shared): void {
  ({ page, product, watch, openDesk } = of);
  context = page.context();
  browser = context.browser()!;
}

export function shareStudent(one: SignedIn): SignedIn {
  student = one;
  return one;
}

export function shareAdmin(one: Admin): Admin {
  admin = one;
  return one;
}
