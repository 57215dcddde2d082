import type { Page } from '@playwright/test';
import { indianDayAfter } from '@portal/domain/kernel/indian-day.js';
import { press, typeInto } from './testing/keyboard.js';
import { expectGoodLooks } from './testing/looks.js';
import { studentTest as test } from './testing/portal-test.js';
import { browser, openDesk, page, product, student, watch } from './testing/running.js';
import { anAdmin, consoleOf } from './testing/admin.js';
import { browserOf } from './testing/student.js';

const NOW =
  "UPDATE sittings SET starts_at = now(), ends_at = now() + interval '1 hour' WHERE place = $1";
const FREE_SEAT = 'UPDATE sitting_expected SET is_fee_waived = true WHERE email = $1';
const PLACE = 'the City College';

const dialogOf = (desk: Page) => desk.getByRole('dialog');

async function send(desk: Page): Promise<void> {
  await dialogOf(desk).locator('button[type=submit]').click();
  await dialogOf(desk).waitFor({ state: 'detached' });
}

/** Support sets the sitting up for tomorrow with the student on its list; it is put forward to now. */
async function setUp(supervisor: string): Promise<void> {
  const desk = await openDesk('support');
  await desk.goto(`${product.url}/admin/sittings`);
  await desk.getByRole('button', { name: 'Set up a sitting' }).click();
  const dialog = dialogOf(desk);
  await dialog.getByLabel('Place').fill(PLACE);
  const day = indianDayAfter(new Date(), 1);
  await dialog.getByLabel('From').fill(`${day}T10:00`);
  await dialog.getByLabel('To').fill(`${day}T13:00`);
  await dialog.getByLabel('HR', { exact: true }).check();
  await dialog.getByLabel(`${supervisor} (Supervisor)`).check();
  await expectGoodLooks(desk);
  await send(desk);
  await desk.getByRole('link', { name: PLACE }).click();
  await desk.getByRole('button', { name: 'Add expected students' }).click();
  await dialog.getByLabel('Email addresses').fill(`${student.email}\nabsent@example.com`);
  await send(desk);
  await desk.getByRole('cell', { name: student.email }).waitFor();
  await product.sql(FREE_SEAT, [student.email]);
  await product.sql(NOW, [PLACE]);
  await desk.close();
}

/** The room on the phone of its supervisor. */
async function openRoom(): Promise<Page> {
  const supervisor = await anAdmin(product, 'supervisor');
  await setUp(supervisor.username);
  const phone = { viewport: { width: 390, height: 844 } };
  const room = watch(await (await consoleOf(browser, product, supervisor, phone)).newPage());
  await room.goto(`${product.url}/admin`);
  await room.getByRole('link', { name: PLACE }).click();
  await room.getByText('Nobody has entered the code yet.').waitFor();
  return room;
}

const codeIn = async (room: Page): Promise<string> =>
  (
    await room
      .getByText(/^Code, new in/)
      .locator('xpath=following-sibling::dd')
      .innerText()
  ).trim();

async function enterCode(of: Page, code: string): Promise<void> {
  await typeInto(of, /^textbox "Code on the board/, code);
  await of.keyboard.press('Enter');
}

test('A student enters a room by its code, waits, and starts once admitted, on one device', async () => {
  const room = await openRoom();
  await page.goto('/test');
  await page.getByText('Payment Required').waitFor();
  await page.getByText('Taking the test in a room?').press('Enter');
  await enterCode(page, '333333');
  await page.getByText('No room has this code now.').waitFor();
  await page.getByLabel('Code on the board').fill('');
  await enterCode(page, await codeIn(room));
  await page.getByText('Waiting to be admitted').waitFor();
  await page.reload();
  await page.getByText('Waiting to be admitted').waitFor();
  await expectGoodLooks(page);

  await room.getByText('waiting', { exact: true }).waitFor();
  await room.getByText('On the list, not here yet (1): absent@example.com').waitFor();
  await room.getByRole('button', { name: /^Decline/ }).click();
  await dialogOf(room).getByLabel('Reason').fill('This is not your identity card.');
  await send(room);
  await page.getByText('This is not your identity card.').waitFor();
  await enterCode(page, await codeIn(room));
  await page.getByText('Waiting to be admitted').waitFor();
  await room.getByRole('button', { name: /^Admit/ }).press('Enter');
  await page.getByText('You are admitted').waitFor();
  await press(page, /^button "Start Test"/);
  await page.getByText('Question 1 of 10').waitFor();

  await room.getByText(/^HR · \d\d:\d\d left · 0 of 10 answered$/).waitFor();
  await room.getByRole('button', { name: /^Extend the test of/ }).click();
  await dialogOf(room).getByLabel('Reason').fill('The power failed');
  await send(room);
  await page.getByText(/^10 minutes were added/).waitFor();
  await room.getByRole('button', { name: 'Note an incident', exact: true }).click();
  await dialogOf(room).getByLabel('What happened').fill('The power failed for a moment');
  await send(room);
  await room.getByRole('cell', { name: 'The whole room' }).waitFor();
  await expectGoodLooks(room);

  const elsewhere = await browserOf(browser, product, student);
  const other = await elsewhere.newPage();
  await other.goto(`${product.url}/quiz`);
  await other.getByRole('link', { name: 'Enter the Code' }).click();
  await other.getByText('A new admission is needed').waitFor();
  await enterCode(other, await codeIn(room));
  await room.getByRole('button', { name: /^Admit/ }).press('Enter');
  await other.getByText('You are admitted').waitFor();
  await elsewhere.close();

  // This device needs a new admission; the browser keeps what is chosen.
  await page.getByRole('radio').first().press('Space');
  await page.getByText('1 of 10 answered').waitFor();
  await page.getByText(/^The supervisor has not admitted you on this device/).waitFor();
  await expectGoodLooks(page);
});
