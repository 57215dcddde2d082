import { APPLICANT, fillInApplication } from './testing/application.js';
import { NIGHT } from './testing/night.js';
import { cutOff, holdBack, rejectSilently } from './testing/faults.js';
import { afterAPersonsTime } from './testing/form-pace.js';
import { stopClock } from './testing/home.js';
import { mailTo } from './testing/inbox.js';
import { expect, NO_SERVER, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';
import { stateAge } from './testing/sign-up.js';
import { freshEmail } from './testing/student.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER, viewport: { width: 390, height: 700 } });

test.beforeEach(() => page.goto('/internship-application'));

const REFUSED = 'Please fix the errors above and try again.';
const NOT_SAVED = 'Application could not be saved to our database. Please try again later.';
const SENT = 'Application submitted successfully! Redirecting home...';

const field = (label: string | RegExp) => page.getByRole('main').getByLabel(label);
const send = () => page.getByRole('button', { name: 'Submit Application' }).click();
const offer = () => page.getByRole('dialog');
const path = () => new URL(page.url()).pathname;

test.describe('The rules of an application', () => {
  for (const [label, bad, message] of [
    ['Full Name', ' A ', 'Name must be at least 2 characters long'],
    ['Email', 'asha @example.com', 'Please enter a valid email address'],
    ['Phone Number', '90000', 'Please enter a valid phone number (10-15 digits)'],
    ['Education', 'B.Sc', 'Please provide your education background'],
    ['Skills', ' C ', 'Please list your relevant skills'],
  ] as const) {
    test(`check ${label} as it changes`, NIGHT, async () => {
      // Not before the page answers.
      await page.locator('main button[type=submit]:enabled').waitFor();
      await field(label).fill(bad);
      await page.getByText(message).waitFor();
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
      await field(label).fill(APPLICANT[label] ?? '');
      await page.getByText(message).waitFor({ state: 'detached' });
    });
  }

  test('are shown below the form too, and the first bad field comes into view', async () => {
    await field('Full Name').fill('Asha Rao');
    await send();
    await page.getByRole('alert').getByText(REFUSED).waitFor();
    await page.getByText('Please select a domain').waitFor();
    const email = field('Email');
    expect(await email.evaluate((one) => one === document.activeElement)).toBe(true);
    const { top, bottom, bar } = await email.evaluate((one) => ({
      top: document.querySelector(`label[for=${one.id}]`)!.getBoundingClientRect().top,
      bottom: one.getBoundingClientRect().bottom - innerHeight,
      bar: document.querySelector('.navbar')!.getBoundingClientRect().bottom,
    }));
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(bottom).toBeLessThan(0);
    await email.fill('asha@example.com');
    expect(await page.getByText(REFUSED).count()).toBe(0);
  });

  test('show what the server refuses at its field in the same way', async () => {
    await fillInApplication(page);
    await page.route('**/api/internships', (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          message: 'Please check the fields.',
          fields: { skills: 'Please list your relevant skills' },
        },
      }),
    );
    await send();
    await page.getByRole('alert').getByText(REFUSED).waitFor();
    expect(await field('Skills').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field('Skills').getAttribute('aria-invalid')).toBe('true');
  });
});

test.describe('An application that is sent', () => {
  test('clears the form, offers the test, and goes home after three seconds', async () => {
    const email = freshEmail();
    await fillInApplication(page);
    await field('Email').fill(email);
    await afterAPersonsTime(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Submit Application' }).dblclick();
    await offer().waitFor();
    await page.getByText(SENT).waitFor();
    expect(await field('Full Name').inputValue()).toBe('');
    await offer().getByRole('button', { name: 'No' }).click();
    expect(await offer().count()).toBe(0);
    await page.clock.runFor(2900);
    expect(path()).toBe('/internship-application');
    await page.clock.runFor(200);
    await page.waitForURL(`${product.url}/`);
    const kept = await product.sql('SELECT domain FROM applications WHERE email = $1', [email]);
    expect(kept).toEqual([{ domain: 'hr' }]);
    await mailTo(product.inboxUrl, email, /application/i);
    const shown = await mailTo(product.inboxUrl, 'hello@example.com', new RegExp(email));
    expect(shown.text).toContain('None specified');
  });

  test('leads to the test when one says yes', NIGHT, async () => {
    await fillInApplication(page);
    await send();
    await offer().getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/test-terms');
  });

  test('says so where no mail confirms it, and stays', NIGHT, async () => {
    await fillInApplication(page);
    const message = 'Application submitted successfully! No mail confirms it.';
    await page.route('**/api/internships', (route) =>
      route.fulfill({ json: { success: true, message, mailed: false } }),
    );
    await afterAPersonsTime(page);
    await stopClock(page);
    await send();
    await page.getByText(message).waitFor();
    await page.clock.runFor(10_000);
    expect([path(), await offer().count()]).toEqual(['/internship-application', 0]);
    expect(await field('Full Name').inputValue()).toBe('');
  });

  test('stays when one goes on typing', NIGHT, async () => {
    await fillInApplication(page);
    await afterAPersonsTime(page);
    await stopClock(page);
    await send();
    await offer().getByRole('button', { name: 'No' }).click();
    await field('Full Name').fill('Ravi');
    expect(await page.getByText(SENT).count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(path()).toBe('/internship-application');
  });
});

test.describe('An application that is not saved', () => {
  test('says so, keeps all of it, and can be sent again', async () => {
    await fillInApplication(page);
    await cutOff(page, '**/api/internships');
    await send();
    await page.getByRole('alert').getByText(NOT_SAVED).waitFor();
    await page.unrouteAll();
    await rejectSilently(page, '**/api/internships');
    await send();
    await page.getByRole('alert').getByText(NOT_SAVED).waitFor();
    await page.unrouteAll();
    await page.route('**/api/internships', (route) =>
      route.fulfill({ status: 429, json: { success: false, message: 'Please wait a minute.' } }),
    );
    await send();
    await page.getByRole('alert').getByText('Please wait a minute.').waitFor();
    await page.unrouteAll();
    await send();
    await page.getByText(SENT).waitFor();
  });

  test('tells when the server takes long', NIGHT, async () => {
    await fillInApplication(page);
    await afterAPersonsTime(page);
    await stopClock(page);
    const goOn = await holdBack(page, '**/api/internships');
    await send();
    await page.clock.runFor(5100);
    await page.getByText('This takes longer than usual.').waitFor();
    goOn();
    await page.getByText(SENT).waitFor();
    expect(await page.getByText('This takes longer than usual.').count()).toBe(0);
  });

  test('is there again after a reload, until it is sent', async () => {
    await fillInApplication(page, APPLICANT.Email);
    await page.reload();
    for (const [label, text] of Object.entries(APPLICANT)) {
      await expect(field(label)).toHaveValue(text);
    }
    await expect(field('Domain')).toHaveValue('hr');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await stateAge(page);
    await send();
    await page.getByText(SENT).waitFor();
    // Not a reload: the page may have gone home by then.
    await page.goto(`${product.url}/internship-application`);
    await page.locator('main button[type=submit]:enabled').waitFor();
    await expect(field('Full Name')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('applicationDraft'))).toBeNull();
  });
});

test(
  'Each field of the application has the keyboard and the autofill that people expect',
  NIGHT,
  async () => {
    const attributesOf = (label: string) =>
      field(label).evaluate((one) => [one.getAttribute('type'), one.getAttribute('autocomplete')]);
    expect(await attributesOf('Full Name')).toEqual(['text', 'name']);
    expect(await attributesOf('Email')).toEqual(['email', 'email']);
    expect(await attributesOf('Phone Number')).toEqual(['tel', 'tel']);
  },
);
