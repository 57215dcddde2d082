import { type Applicant, applicants } from './testing/application.js';
import { NIGHT } from './testing/night.js';
import { cutOff } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { press, typeInto } from './testing/keyboard.js';
import { adminTest as test, expect, NO_SERVER } from './testing/portal-test.js';
import { page, product, shareSeeded } from './testing/running.js';

test.beforeEach(shareSeeded);

test.use({ role: 'support' });

const applicant = async (status?: string) => (await applicants(product, 1, status)).all[0]!;

const statusOf = async ({ id }: Applicant): Promise<unknown> => {
  const [row] = await product.sql('SELECT status FROM applications WHERE id = $1', [id]);
  return row?.status;
};

const show = async ({ id, name }: Applicant) => {
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
};

test('An application is moved by keyboard, and its time line tells of it', NIGHT, async () => {
  const one = await applicant();
  await show(one);
  await press(page, /button "Move to Shortlisted"/);
  await page.getByRole('dialog').waitFor();
  await typeInto(page, /textbox "Reason/, 'Strong portfolio');
  await press(page, /button "Move to Shortlisted"/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const line = page.getByRole('region', { name: 'Time line' });
  await line.getByText('Strong portfolio').waitFor();
  await page.getByRole('button', { name: 'Move to Interview' }).waitFor();
  await expectGoodLooks(page);
});

test('The later of two admins is told what became of it, and nothing is lost', NIGHT, async () => {
  const one = await applicant();
  await show(one);
  await page.getByRole('button', { name: 'Move to Closed' }).click();
  await product.sql("UPDATE applications SET status = 'interview', version = 1 WHERE id = $1", [
    one.id,
  ]);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move to Closed' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/it is now interview/)
    .waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Move to Offered' }).waitFor();
  expect(await statusOf(one)).toBe('interview');
});

test('An application is given to an owner', NIGHT, async () => {
  const one = await applicant();
  await show(one);
  await page.getByLabel('Owner', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The owner was saved.').waitFor();
  const [row] = await product.sql('SELECT owner_id FROM applications WHERE id = $1', [one.id]);
  expect(row).toEqual({ owner_id: expect.any(String) });
});

for (const width of [390, 1440]) {
  test(`On the board, an application is moved at ${width} px`, NIGHT, async () => {
    const one = await applicant('offered');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.url}/admin/applications/board`);
    await page.getByRole('button', { name: `Move ${one.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To', { exact: true }).selectOption('Accepted');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const stage = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: /^Accepted/ }),
    });
    await stage.getByRole('link', { name: one.name }).waitFor();
    expect(await statusOf(one)).toBe('accepted');
    await expectGoodLooks(page);
  });
}

test.describe('Without a connection', () => {
  test.use({ tolerated: NO_SERVER });

  test('On the board, a lost connection leaves the mail that was written', NIGHT, async () => {
    const one = await applicant('offered');
    await page.goto(`${product.url}/admin/applications/board`);
    await page.getByRole('button', { name: `Move ${one.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To', { exact: true }).selectOption('Accepted');
    const mail = dialog.getByRole('textbox', { name: 'Mail', exact: true });
    await mail.fill('We are glad that you come.');
    const calls = ['**/api/admin/application-board*', '**/api/admin/applications/*/move'];
    for (const path of calls) await cutOff(page, path);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByText('Could not connect to the server.').waitFor();
    await page.getByText('Try Again').waitFor();
    await expect(mail).toHaveValue('We are glad that you come.');
    for (const path of calls) await page.unroute(path);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await statusOf(one)).toBe('accepted');
  });
});
