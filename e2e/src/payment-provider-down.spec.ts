import { expect, LOST_CALL, ownProduct, studentTest } from './testing/portal-test.js';

const test = studentTest.extend(ownProduct());

test.use({ tolerated: LOST_CALL });

test('A payment provider that can not be reached is told of, and both ways are open', async ({
  page,
  product,
}) => {
  await product.stopProvider();
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay ₹500' }).click();
  await page.getByRole('alert').getByText('Failed to create order', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
  const back = page.getByRole('link', { name: 'Go Back' });
  expect(await back.getAttribute('href')).toBe('/test-terms');
});
