import { applicants } from './testing/application.js';
import { cutOff } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { press, typeInto } from './testing/keyboard.js';
import { adminTest as test, expect, NO_SERVER } from './testing/portal-test.js';
import { page, product } from './testing/running.js';

test.use({ role: 'support', tolerated: NO_SERVER });

const applicationOf = async (id: string) => {
  const [row] = await product.sql('SELECT status, owner_id FROM applications WHERE id = $1', [id]);
  return row;
};

test('A clerk notes, owns and moves an application by keyboard, and its time line tells of it', async () => {
  const { id, name } = (await applicants(product, 1)).all[0]!;
  await page.goto(`${product.url}/admin/applications/${id}/show`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('A strong portfolio');
  const asked = page.waitForEvent('dialog');
  // The click waits for the answer.
  void page.getByRole('link', { name: '← All applications' }).click();
  await (await asked).dismiss();
  await expect(note).toHaveValue('A strong portfolio');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'A strong portfolio' }).first().waitFor();

  await page.getByLabel('Owner', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The owner was saved.').waitFor();

  await press(page, /button "Move to Shortlisted"/);
  await page.getByRole('dialog').waitFor();
  await typeInto(page, /textbox "Reason/, 'Strong portfolio');
  await press(page, /button "Move to Shortlisted"/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Time line' }).getByText('Strong portfolio').waitFor();
  await page.getByRole('button', { name: 'Move to Interview' }).waitFor();
  expect(await applicationOf(id)).toEqual({ status: 'shortlisted', owner_id: expect.any(String) });
});

const stageOf = (words: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });

test('On the board a card is moved by keys, by dragging, and on a phone, where a lost connection leaves the mail that was written', async () => {
  const { id, name } = (await applicants(product, 1, 'shortlisted')).all[0]!;
  const offered = (await applicants(product, 1, 'offered')).all[0]!;
  await page.goto(`${product.url}/admin/applications/board`);
  const card = page.getByRole('link', { name });
  await card.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const received = stageOf(/^Received/).getByRole('link', { name });
  await received.waitFor();
  await expect(received).toBeFocused();
  expect(await applicationOf(id)).toMatchObject({ status: 'received' });
  await card.dragTo(stageOf(/^Shortlisted/));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('shortlisted');
  await dialog.getByRole('button', { name: 'Back' }).click();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: `Move ${offered.name}` }).click();
  await dialog.getByLabel('To', { exact: true }).selectOption('Accepted');
  const mail = dialog.getByRole('textbox', { name: 'Mail', exact: true });
  await mail.fill('We are glad that you come.');
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const calls = ['**/api/admin/application-board*', '**/api/admin/applications/*/move'];
  for (const path of calls) await cutOff(page, path);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByText('Could not connect to the server.').waitFor();
  await expect(mail).toHaveValue('We are glad that you come.');
  for (const path of calls) await page.unroute(path);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await stageOf(/^Accepted/)
    .getByRole('link', { name: offered.name })
    .waitFor();
  expect(await applicationOf(offered.id)).toMatchObject({ status: 'accepted' });
});
