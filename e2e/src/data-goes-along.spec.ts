import { answerQuiz, openHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, product } from './testing/running.js';
import { fillInSignUp, PASSWORD } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';

const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });

test('The sign-up form is kept over a reload without its passwords', async () => {
  const email = freshEmail();
  await page.goto('/signup');
  await page.locator('main button[type=submit]:enabled').waitFor();
  await fillInSignUp(page, email);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).toContain(email);
  expect(stored).not.toMatch(new RegExp(`${PASSWORD}|age-1|ageStatement`));
  await page.reload();
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Domain')).toHaveValue('hr');
  await expect(field('Experience')).toHaveValue('Fresher');
  await expect(field('Password')).toHaveValue('');
});

test('The domain of an application is the one that the matching quiz found', async () => {
  await openHome(page, product);
  await answerQuiz(page, [3, 3, 1, 1, 0]);
  await page.locator('#quiz').getByRole('link', { name: 'Apply for Data Analysis' }).click();
  await page.waitForURL('**/internship-application?domain=data%20analysis');
  await expect(field('Domain')).toHaveValue('data analysis');
});
