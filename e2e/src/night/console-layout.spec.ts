import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@portal/domain/audit/audit-actions.js';
import { STAGES } from '@portal/domain/applications/stages.js';
import { EMAIL_KINDS } from '@portal/domain/email/email.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import type { Locator, Page } from '@playwright/test';
import { anAdmin, consoleOf } from '../testing/admin.js';
import { goWithin } from '../testing/console-page.js';
import { CONSOLE_LISTS } from '../testing/console-screens.js';
import { expectGoodLooks } from '../testing/looks.js';
import { looksOfField } from '../testing/field-looks.js';
import { expect, test } from '../testing/portal-test.js';
import type { Product } from '../testing/product.js';

let product: Product;
let page: Page;

const TYPICAL = 'typical@example.com';

/** As people fill the form, long texts among the fields. */
const APPLICATION = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  SELECT gen_random_uuid(), 'Asha Rao', '${TYPICAL}', '98450 12101',
    'B.Com., Christ University, Bengaluru, 2024, with a diploma in retail management', '1-2 years',
    'Tally, Excel with pivot tables, stock counts, point of sale, customer service', 'digital marketing',
    repeat('I have worked in my family''s shop for two years and would like to learn more. ', 4), now()
  WHERE NOT EXISTS (SELECT FROM applications WHERE email = '${TYPICAL}')`;

test.beforeAll(async ({ browser, seededProduct }) => {
  product = seededProduct;
  await product.sql(APPLICATION);
  const context = await consoleOf(browser, product, await anAdmin(product), {
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});

test.afterAll(() => page.context().close());

async function open(
  path: string,
  width: number,
  { height = 900, go = goWithin }: { height?: number; go?: typeof goWithin } = {},
): Promise<void> {
  await page.setViewportSize({ width, height });
  await go(page, product.url + path);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').first().waitFor();
}

const load = { go: (at: Page, address: string) => at.goto(address).then(() => undefined) };

const rows = () => page.locator('tbody tr');

async function boxOf(shown: Locator) {
  await shown.waitFor();
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not laid out');
  return box;
}

/** How far down the page's heading may begin, by the width of the window. */
const HEADS = [
  [1440, 90],
  [768, 135],
  [390, 145],
] as const;

for (const [width, most] of HEADS) {
  test(`At ${width} px the heading of a section begins within ${most} px`, async () => {
    await open('/admin/settlements', width, load);
    const { y } = await boxOf(
      page.getByRole('heading', { level: 1, name: 'Settlements and differences' }),
    );
    expect(y).toBeLessThanOrEqual(most);
    const here = page
      .getByRole('navigation')
      .getByRole('link', { name: 'Settlements and differences' });
    const way = await boxOf(here);
    expect(way.x).toBeGreaterThanOrEqual(0);
    expect(way.x + way.width).toBeLessThanOrEqual(width);
  });
}

test('The way to the open section stays in sight as the window gets narrow', async () => {
  await open('/admin/settlements', 1440, load);
  await page.setViewportSize({ width: 390, height: 900 });
  const here = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Settlements and differences' });
  await expect(here).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 390, 640]) {
  test(`At ${width} px the bar says who is signed in, with which role, beside the way out`, async () => {
    await open('/admin/dashboard', width);
    const bar = page.getByRole('banner');
    const who = bar.getByRole('link', { name: /Owner$/ });
    const [name, role, way] = await Promise.all([
      boxOf(who.locator('strong')),
      boxOf(who.getByText('Owner', { exact: true })),
      boxOf(bar.getByRole('button', { name: 'Logout' })),
    ]);
    expect(name.width).toBeGreaterThan(30);
    expect(role.x + role.width).toBeLessThanOrEqual(way.x);
    expect(way.x + way.width).toBeLessThanOrEqual(width);
    expect(Math.abs(name.y - way.y)).toBeLessThan(way.height);
    await expectGoodLooks(page);
  });
}

/** Codes that the product keeps, none of which is for people to read. */
const CODES = new Set<string>([
  ...AUDIT_ACTIONS,
  // The first admin is called `admin`.
  ...AUDIT_SUBJECTS.filter((subject) => subject !== 'admin'),
  ...STAGES,
  ...EMAIL_KINDS,
  ...DIFFICULTIES,
  ...['draft', 'live'],
  ...ADMIN_ROLES,
  ...['open', 'submitted', 'expired', 'void', 'pending', 'sent', 'failed', 'dropped', 'waiting'],
  ...['answered', 'closed', 'valid', 'revoked', 'withdrawn', 'requested', 'processed', 'created'],
  ...['granted', 'declined', 'ended', 'done', 'ignored', 'unmatched', 'authorized', 'paid'],
  ...['payment.captured', 'paid-there-only', 'amount-differs', 'hr', 'digital marketing', 'devops'],
]);

/** The texts of the cells and badges, each by itself. */
const textsIn = (shown: Page): Promise<string[]> =>
  shown
    .locator('tbody td, tbody td strong, [data-card] strong, [data-card] div')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()));

for (const { resource, path } of CONSOLE_LISTS) {
  test(`The list of ${resource} shows words and no codes`, async () => {
    for (const width of [1440, 390]) {
      await open(path, width);
      await page.locator('tbody tr, [data-card]').first().waitFor();
      expect((await textsIn(page)).filter((text) => CODES.has(text))).toEqual([]);
    }
  });
}

test('The filters of a list that has few are in sight, with the way to add others where it has many', async () => {
  await open('/admin/emails', 1440);
  for (const name of ['State', 'Kind']) {
    await page.getByRole('combobox', { name }).waitFor();
  }
  await page.getByLabel('Owed from').waitFor();
  await expect(page.getByRole('button', { name: 'Add filter' })).toHaveCount(0);
  await open('/admin/students', 1440);
  await page.getByRole('combobox', { name: 'Paid' }).waitFor();
  await page.getByRole('button', { name: 'Add filter' }).waitFor();
});

test('The filters of a list stand on one line', async () => {
  await open('/admin/chargebacks', 1440);
  await page.getByLabel('Opened before').waitFor();
  const frames = page.locator('.filter-field .MuiInputBase-root');
  const ends = await frames.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().bottom),
  );
  expect(ends).toHaveLength(5);
  expect(new Set(ends).size).toBe(1);
});

test('A field looks the same in every form', async () => {
  await open('/admin/settings', 1440, load);
  const own = await looksOfField(
    page.locator('main form input[type="number"], main form input').first(),
  );
  expect(own.isLabelAbove).toBe(true);
  await open('/admin/questions/create', 1440, load);
  expect(await looksOfField(page.getByRole('textbox', { name: 'Category' }))).toEqual(own);
  await open('/admin/live', 1440, load);
  expect(await looksOfField(page.getByRole('combobox', { name: 'Domain' }))).toEqual(own);
});

test('A time tells its zone, and how long ago it is, without a tooltip', async () => {
  await open('/admin/internships', 1440);
  const row = rows().filter({ hasText: TYPICAL });
  await expect(row.locator('time')).toContainText(/\d{4}, \d+:\d\d.[ap]m \S+/);
  await expect(row.locator('time')).toContainText(/now|second|minute|hour/);
});

for (const width of [390, 768, 1440]) {
  test(`At ${width} px no figure of the dashboard breaks or is cut off`, async () => {
    await page.route('**/api/admin/dashboard**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { money: object };
      await route.fulfill({
        response,
        json: { ...body, money: { ...body.money, revenue: 12_34_56_789_50 } },
      });
    });
    await open('/admin/dashboard', width);
    const revenue = page.locator('dl dd').getByText('₹12,34,56,789.5');
    await revenue.waitFor();
    const figures = await page.locator('dl > div > dd:nth-of-type(1)').evaluateAll((all) =>
      all.map((one) => {
        const size = Number.parseFloat(getComputedStyle(one).fontSize);
        const isOneLine = one.getBoundingClientRect().height < 2 * size;
        return isOneLine && one.scrollWidth <= one.clientWidth;
      }),
    );
    await page.unroute('**/api/admin/dashboard**');
    expect(figures.length).toBeGreaterThan(3);
    expect(figures).not.toContain(false);
  });
}

const inSight = async (cell: Locator, width: number) => {
  const { x, width: own } = await boxOf(cell);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + own).toBeLessThanOrEqual(width);
};

test('At 1440 px the stage of an application is in sight, in a low row', async () => {
  await open('/admin/internships', 1440);
  const row = rows().filter({ hasText: TYPICAL });
  await inSight(row.getByText('Received', { exact: true }), 1440);
  expect((await boxOf(row)).height).toBeLessThanOrEqual(64);
});

test('At 768 px the state of a student is in sight', async () => {
  await open('/admin/students', 768);
  await inSight(page.locator('[data-card]').first().getByText('Paid', { exact: true }), 768);
});

test('The head of a list stays in sight over its rows', async () => {
  await open('/admin/students', 1440, { height: 300 });
  const table = page.locator('.RaDataTable-tableWrapper');
  const head = page.locator('thead th').first();
  const before = await boxOf(rows().first());
  await table.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect.poll(async () => (await boxOf(rows().first())).y).toBeLessThan(before.y);
  expect(Math.abs((await boxOf(head)).y - (await boxOf(table)).y)).toBeLessThanOrEqual(1);
});

test('A list without rows says what to do', async () => {
  const asked = new URLSearchParams({ filter: JSON.stringify({ q: 'nobody-at-all' }), page: '1' });
  await open(`/admin/students?${String(asked)}`, 1440);
  await page.getByText('Nothing fits the search and the filters above.').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await rows().first().waitFor();
});
