import { codeMailedTo, mailTo } from './testing/inbox.js';
import { pick, press, tabTo, typeInto } from './testing/keyboard.js';
import { PASSWORD } from './testing/sign-up.js';
import { expect, test } from './testing/portal-test.js';
import { freshEmail } from './testing/student.js';
import { wordsBefore } from './testing/words-before.js';

const MOST_WORDS = 300;

// A window that is measured while a page comes in ends that movement.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  tolerated: /Viewport size changed/,
});

test('The whole way from sign-up to the result and the history can be gone by keyboard alone, with a reload in the middle of the test', async ({
  page,
  product,
}) => {
  const email = freshEmail();
  const main = page.getByRole('main');
  await page.goto('/', { waitUntil: 'networkidle' });
  let words = await wordsBefore(main.getByRole('link', { name: 'Get Started' }));
  await page.goto('/test-terms', { waitUntil: 'networkidle' });
  words += await wordsBefore(main.getByRole('link', { name: 'Proceed to Test & Pay ₹500' }));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  words += await wordsBefore(main.getByRole('button', { name: 'Sign Up' }), false);
  await typeInto(page, /^textbox "Full Name/, 'Asha Rao');
  await typeInto(page, /^textbox "Email/, email);
  await typeInto(page, /^textbox "Password/, PASSWORD);
  await typeInto(page, /^textbox "Confirm Password/, PASSWORD);
  await typeInto(page, /^textbox "Phone Number/, '90000 00000');
  await pick(page, /^combobox "Domain/, 'HR');
  await typeInto(page, /^textbox "Educational Details/, 'B.Sc. Computer Science');
  await typeInto(page, /^textbox "Skills/, 'SQL');
  await pick(page, /^combobox "Experience/, 'Fresher');
  await tabTo(page, /^checkbox "I am 18 or older/);
  await page.keyboard.press('Space');
  await press(page, /^button "Sign Up"/);

  await page.waitForURL('**/2fa');
  words += await wordsBefore(main.getByRole('button', { name: 'Verify' }));
  await typeInto(page, /^textbox "6-digit code/, await codeMailedTo(product.inboxUrl, email));
  await page.keyboard.press('Enter');

  await page.waitForURL('**/signin');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  words += await wordsBefore(main.getByRole('button', { name: 'Sign In' }));
  await typeInto(page, /^textbox "Email/, email);
  await typeInto(page, /^textbox "Password/, PASSWORD);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/profile');
  words += await wordsBefore(page.getByRole('link', { name: 'Pay Now' }).first());
  await press(page, /^link "Pay Now"/);

  await page.waitForURL('**/payment');
  words += await wordsBefore(page.getByRole('button', { name: 'Pay ₹500' }));
  await press(page, /^button "Pay ₹500"/);
  const inPopup = page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹500.00' });
  await inPopup.and(page.frameLocator('iframe').locator(':focus')).waitFor();
  // The window goes away by this key; its release is then for the page that stays.
  await page.keyboard.down('Enter');
  await page.getByText('Payment successful!').waitFor();
  await page.keyboard.up('Enter');
  await expect(page.getByText('non-refundable')).toHaveCount(0);
  words += await wordsBefore(page.getByRole('link', { name: 'Go to the test' }));
  await press(page, /^link "Go to the test"/);

  await page.waitForURL('**/test');
  words += await wordsBefore(page.getByRole('button', { name: 'Start Test' }));
  expect(words).toBeLessThanOrEqual(MOST_WORDS);
  await pick(page, /^combobox "Domain/, 'DevOps');
  await press(page, /^button "Start Test"/);

  await page.waitForURL('**/quiz');
  await page.getByText('Question 1 of 10').waitFor();
  await tabTo(page, /^radio/, 3);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('fieldset input[type=radio]:checked');
  await expect(chosen).toHaveValue('b');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Question 1 of 10').waitFor();
  await expect(chosen).toHaveValue('b');
  await tabTo(page, /^radio/, 3);
  await press(page, /^button "Next/, 'Space');
  await page.getByText('Question 2 of 10').waitFor();
  await expect(page.locator(':focus')).toContainText('Question 2 of 10');
  await press(page, /^button "Flag this question/);
  await press(page, /^button "Submit"/);
  await page.getByText('9 questions are unanswered').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, /^button "Submit anyway"/);

  await page.waitForURL('**/result/*');
  await page.getByRole('heading', { name: /^Test (Passed|Failed)$/ }).waitFor();
  await expect(page.getByRole('main')).toContainText('Attempts: 1/5 (Remaining: 4)');
  await mailTo(product.inboxUrl, email, /[01] of 10/);
  await mailTo(product.inboxUrl, email, /₹500/);
  await press(page, /^link "profile"/);

  await page.waitForURL('**/profile');
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await tabTo(page, /^tab "Overview"/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: /^View/ }).waitFor();
  await press(page, /^link "View/);
  await page.waitForURL('**/result/*');
  await page.getByRole('heading', { name: /^Test (Passed|Failed)$/ }).waitFor();
});
