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

type Fixtures = Pick<PerTest, 'watch' | 'openDesk'> & { readonly page: Page };

// Playwright reads in the text of a function which fixtures it needs.

/** `test.beforeEach(sharePage)` sets what this file exports. */
export function sharePage({
  page: freshPage,
  product: itsProduct,
  watch: watchPage,
  openDesk: open,
}: Fixtures & { readonly product: Product }): void {
  page = freshPage;
  product = itsProduct;
  watch = watchPage;
  openDesk = open;
  context = page.context();
  browser = context.browser()!;
}

/** The same, for a file whose tests need rows in the lists of the console. */
export const shareSeeded = ({
  seededProduct,
  page: freshPage,
  watch: watchPage,
  openDesk: open,
}: Fixtures & { readonly seededProduct: Product }): void =>
  sharePage({ page: freshPage, product: seededProduct, watch: watchPage, openDesk: open });

export function shareStudent(one: SignedIn): SignedIn {
  student = one;
  return one;
}

export function shareAdmin(one: Admin): Admin {
  admin = one;
  return one;
}
