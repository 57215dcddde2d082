import { NIGHT } from './testing/night.js';
import { nextAlert, openHome } from './testing/home.js';
import { expect, test } from './testing/portal-test.js';
import { page, product, sharePage } from './testing/running.js';

test.beforeEach(sharePage);

test.describe('The services', () => {
  const cards = () => page.locator('#services h3 >> visible=true').count();
  const toggle = (name: string) =>
    page.locator('#services summary').getByText(name).locator('visible=true');
  const service = (name: string) => page.locator('#services').getByRole('link', { name });

  test(
    'show six of fifteen, all of them after Show More, and six again after Show Less',
    NIGHT,
    async () => {
      await openHome(page, product);
      expect(await cards()).toBe(6);
      await toggle('Show More').click();
      await toggle('Show Less').waitFor();
      expect(await cards()).toBe(15);
      await toggle('Show Less').click();
      await toggle('Show More').waitFor();
      expect(await cards()).toBe(6);
    },
  );

  test('open a modal with three points and a chat about the service, in a new tab', async () => {
    await openHome(page, product);
    await service('Website Development').click();
    const modal = page.getByRole('dialog', { name: 'Website Development' });
    await modal.waitFor();
    await expect(modal.getByRole('listitem')).toHaveCount(3);
    const chat = modal.getByRole('link', { name: /^Get Started/ });
    expect(await chat.getAttribute('target')).toBe('_blank');
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
      'Website Development',
    );
  });

  for (const [how, close] of [
    [
      'the close button',
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ],
    ['the backdrop', () => page.mouse.click(5, 5)],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    test(`close the modal by ${how}, and the focus returns to the card`, NIGHT, async () => {
      await openHome(page, product);
      await service('Digital Marketing').click();
      await page.getByRole('dialog').waitFor();
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Digital Marketing',
      );
    });
  }
});

test.describe('The programs', () => {
  test('are four, each with a chat that names it, in a new tab', NIGHT, async () => {
    await openHome(page, product);
    const links = page.locator('#programs').getByRole('link', { name: /^Apply Now/ });
    await expect(links).toHaveCount(4);
    expect(decodeURIComponent((await links.last().getAttribute('href')) ?? '')).toContain(
      'App Development',
    );
    expect(await links.last().getAttribute('target')).toBe('_blank');
  });
});

test.describe('The newsletter', () => {
  const subscribe = () => page.getByRole('button', { name: 'Subscribe' }).click();

  test('asks for an address, and thanks for one', async () => {
    await openHome(page, product);
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
    expect(await field.inputValue()).toBe('');
  });
});

test.describe('The bar', () => {
  test('changes when the page is scrolled by more than 50 pixels', NIGHT, async () => {
    await openHome(page, product);
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.locator('.navbar:not(.navbar-scrolled)').waitFor();
    await page.evaluate(() => window.scrollTo(0, 51));
    await page.locator('.navbar.navbar-scrolled').waitFor();
  });

  test('leads to the home page’s sections from elsewhere', async () => {
    await page.goto(`${product.url}/contact`);
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Alumni' });
    expect(await link.getAttribute('href')).toBe('/#alumni');
    await link.click();
    await page.waitForURL(`${product.url}/#alumni`);
    await page.locator('#alumni').waitFor();
  });

  for (const [path, times] of [
    ['/signin', 1],
    ['/internship-application', 0],
    ['/test-terms', 0],
    ['/payment', 0],
  ] as const) {
    test(`The bar on ${path} offers to apply ${times} times`, NIGHT, async () => {
      await page.goto(`${product.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const apply = page.locator('.navbar').getByRole('link', { name: 'Apply for Internship' });
      expect(await apply.locator('visible=true').count()).toBe(times);
    });
  }

  test(
    'shows the first letter of who is signed in, and a way to sign in to others',
    NIGHT,
    async () => {
      await openHome(page, product);
      await page.locator('.navbar').getByRole('link', { name: 'Sign In' }).waitFor();
      await page.evaluate(() => {
        localStorage.setItem('studentEmail', 'asha@example.com');
        localStorage.setItem('studentName', 'Asha Rao');
      });
      await page.reload();
      const profile = page.locator('.navbar a[href="/profile"]');
      await profile.waitFor();
      expect(await profile.innerText()).toBe('A');
    },
  );

  test('opens the short form on the event, and carries what was typed to the application', async () => {
    await openHome(page, product);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('openInternshipForm')));
    const form = page.getByRole('dialog');
    await form.getByLabel('Full Name').fill('Asha Rao');
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Phone').fill('90000 00000');
    await form.getByLabel('Education').fill('B.Sc. Computer Science');
    await form.getByLabel('Skills').fill('SQL, TypeScript');
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**/internship-application');
    expect(await page.getByLabel('Name', { exact: false }).first().inputValue()).toBe('Asha Rao');
  });
});
