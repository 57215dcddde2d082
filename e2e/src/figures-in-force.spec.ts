import { type Admin, anAdmin } from './testing/admin.js';
import { expect, studentTest as base, test } from './testing/portal-test.js';
import { changeSettings, type Product, resetSettings, termsShow } from './testing/product.js';
import { page, product, shareStudent, student } from './testing/running.js';
import { aStudent, takeTest } from './testing/student.js';

const NEW_FIGURES = {
  feeRupees: 750,
  timeLimitSeconds: 45 * 60,
  passPercent: 70,
  questionsPerTest: 12,
  offerDays: 7,
  totalAttempts: 3,
};

/** How a page would show the figures of a new product. */
const OLD_FIGURES = /₹\s*500\b|\b30[-\s]minute|\b65\s*%|\b10 questions|\b5 (attempts|times)/i;

let owner: Admin;

async function change(changes: Record<string, number>, shown: string): Promise<void> {
  await changeSettings(product, owner, changes);
  await termsShow(product, shown);
}

async function begin(on: Product): Promise<void> {
  owner = await anAdmin(on);
  await changeSettings(on, owner, NEW_FIGURES);
  await termsShow(on, '₹750');
}

/** Of a student who signs up under the new figures. */
const studentTest = base.extend({
  student: async ({ product: on, isPaid }, use) => {
    await begin(on);
    await use(shareStudent(await aStudent(on, { isPaid })));
  },
});

test.afterEach(() => resetSettings(product));

test('A page that stays open is loaded again under other figures, and keeps a chat that was begun', async () => {
  await begin(product);
  await page.clock.install();
  const openSiteMap = async () => {
    await page.goto(`${product.url}/site-map`);
    // Its scripts come with the first touch.
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Open support chat' }).waitFor();
  };
  await openSiteMap();
  await change({ feeRupees: 760 }, '₹760');
  await page.clock.fastForward('00:30');
  await page.getByRole('link', { name: 'Terms of the test' }).click();
  await page.getByText('₹760 once, for all').first().waitFor();

  await openSiteMap();
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await change({ feeRupees: 750 }, '₹750');
  await page.clock.fastForward('00:30');
  const asked = page.waitForResponse('**/api/figures');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await asked;
  await page.getByRole('heading', { name: 'Disclaimer', level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
  await expect(page.getByRole('log')).toContainText('You: Hello');
});

studentTest(
  'An order is refused where the page shows another fee; payment and result go by those in force',
  async () => {
    await change({ feeRupees: 760 }, '₹760');
    await page.goto(`${product.url}/payment`);
    const payOld = page.getByRole('button', { name: 'Pay ₹760' });
    await payOld.waitFor();
    await change({ feeRupees: 750 }, '₹750');
    await payOld.click();
    await page.getByText('The fee has changed, please read again', { exact: true }).waitFor();
    await expect(page.getByText('₹760')).toHaveCount(0);
    const orders = `SELECT FROM payments JOIN students ON students.id = student_id WHERE email = $1`;
    expect(await product.sql(orders, [student.email])).toEqual([]);

    await page.getByRole('button', { name: 'Pay ₹750' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹750.00' }).click();
    await page.getByText('Payment successful!').waitFor();

    await page.goto(`${product.url}/result/${await takeTest(product, student, 9)}`);
    await page.getByText('You needed 70% to pass.').waitFor();
    // The questions have separate figures.
    await page.evaluate(() => document.querySelector('[aria-labelledby=review]')?.remove());
    const result = (await page.locator('body').textContent()) ?? '';
    expect(result).not.toMatch(OLD_FIGURES);
    expect(result).toContain('9/12');
    expect(result).toContain('Attempts: 1/3 (Remaining: 2)');
  },
);

studentTest.describe('A test', () => {
  studentTest.use({ isPaid: true });

  studentTest('is not started under other figures than were read', async () => {
    const openTests = () =>
      product.sql(
        `SELECT FROM attempts JOIN students ON students.id = student_id
         WHERE state = 'open' AND email = $1`,
        [student.email],
      );
    await page.goto(`${product.url}/test`);
    const start = page.getByRole('button', { name: 'Start Test' });
    await page.getByRole('combobox', { name: 'Domain' }).selectOption('devops');
    await change({ timeLimitSeconds: 40 * 60 }, '40 minutes');
    await start.click();
    await page.getByText('What holds for the test has changed.').waitFor();
    await page.getByText('You have 40 minutes.').waitFor();
    expect(await openTests()).toEqual([]);
    // A document of /quiz that is sent later has the later figures in it, which nobody read.
    await page.route('**/api/attempts/*', () => undefined, { times: 1 });
    const held = page.waitForRequest('**/api/attempts/*');
    await start.click();
    await page.waitForURL('**/quiz');
    await held;
    await change({ timeLimitSeconds: 50 * 60 }, '50 minutes');
    await page.reload();
    await page.waitForURL('**/test');
    await page.getByText('You have 50 minutes.').waitFor();
    expect(await openTests()).toEqual([]);
    await start.click();
    await page.getByText('Question 1 of').waitFor();
  });
});
