import { answerQuiz, nextAlert, openHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

test('The home page has the terms of the test and fifteen services, each opens in a modal that closes in three ways', async () => {
  const services = page.locator('#services');
  const cards = () => services.locator('h3 >> visible=true').count();
  const toggle = (name: string) =>
    services.locator('summary').getByText(name).locator('visible=true');
  await openHome(page, product);
  const ribbon = page.getByRole('complementary', { name: 'About this site' });
  expect((await ribbon.boundingBox())?.y).toBe(0);
  expect(await cards()).toBe(6);
  await toggle('Show More').click();
  await toggle('Show Less').waitFor();
  expect(await cards()).toBe(15);
  await toggle('Show Less').click();
  await toggle('Show More').waitFor();
  expect(await cards()).toBe(6);

  const terms = page.locator('#test');
  await expect(terms).toContainText('₹500 once, 5 attempts, 30 minutes.');
  await expect(terms).toContainText('Applying is free and does not need it.');
  await expect(terms.getByRole('link', { name: 'Try three questions' })).toBeVisible();
  await expect(terms.locator('a[href^="/practice?domain="]')).toHaveCount(12);

  const card = services.getByRole('link', { name: 'Website Development' });
  const modal = page.getByRole('dialog', { name: 'Website Development' });
  await card.click();
  await expect(modal.getByRole('listitem')).toHaveCount(3);
  const chat = modal.getByRole('link', { name: /^Get Started/ });
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('href', /Website%20Development/);
  for (const close of [
    () => modal.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ]) {
    await modal.waitFor();
    await close();
    await modal.waitFor({ state: 'detached' });
    await expect(card).toBeFocused();
    await card.click();
  }
});

test('The home page answers to the newsletter, to its event and to the matching quiz, and its bar to scrolling and to who is signed in', async () => {
  await openHome(page, product);
  const programs = page.locator('#programs').getByRole('link', { name: /^Apply Now/ });
  await expect(programs).toHaveCount(4);
  await expect(programs.last()).toHaveAttribute('href', /App%20Development/);
  await expect(programs.last()).toHaveAttribute('target', '_blank');

  await page.evaluate(() => window.scrollTo(0, 51));
  await page.locator('.navbar.navbar-scrolled').waitFor();
  await page.evaluate(() => window.scrollTo(0, 50));
  await page.locator('.navbar:not(.navbar-scrolled)').waitFor();

  const subscribe = () => page.getByRole('button', { name: 'Subscribe' }).click();
  const field = page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox');
  const asked = nextAlert(page);
  await subscribe();
  expect(await asked).toBe('Please enter your email address to subscribe.');
  await field.fill('asha@example.com');
  const thanked = nextAlert(page);
  await subscribe();
  expect(await thanked).toBe(
    'Thank you for subscribing! We will keep you updated with our latest news.',
  );
  await expect(field).toHaveValue('');

  await page.locator('.navbar').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('openInternshipForm')));
  const form = page.getByRole('dialog');
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone').fill('90000 00000');
  await form.getByLabel('Education').fill('B.Sc. Computer Science');
  await form.getByLabel('Skills').fill('SQL, TypeScript');
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/internship-application');
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Asha Rao');

  // The bar offers to apply where that helps, and leads to sections of the home page from elsewhere.
  const apply = page.locator('.navbar').getByRole('link', { name: 'Apply for Internship' });
  await expect(apply.locator('visible=true')).toHaveCount(0);
  await page.goto('/contact');
  await expect(apply.locator('visible=true')).toHaveCount(1);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alumni' });
  expect(await link.getAttribute('href')).toBe('/#alumni');
  await link.click();
  await page.waitForURL(`${product.url}/#alumni`);
  await page.locator('#alumni').waitFor();

  await answerQuiz(page, [3, 3, 1, 1, 0]);
  await page.locator('#quiz').getByRole('link', { name: 'Apply for Data Analysis' }).click();
  await page.waitForURL('**/internship-application?domain=data%20analysis');
  await expect(page.getByRole('main').getByLabel('Domain', { exact: true })).toHaveValue(
    'data analysis',
  );

  await page.evaluate(() => {
    localStorage.setItem('studentEmail', 'asha@example.com');
    localStorage.setItem('studentName', 'Asha Rao');
  });
  await page.reload();
  await expect(page.locator('.navbar a[href="/profile"]')).toHaveText('A');
});
