import type { Page } from '@playwright/test';
import { press, typeInto } from './testing/keyboard.js';
import { expectGoodLooks } from './testing/looks.js';
import { studentTest as test, expect } from './testing/portal-test.js';
import { browser, page, product, sharePage, student } from './testing/running.js';
import { anAdmin } from './testing/admin.js';
import { browserOf } from './testing/student.js';

test.beforeEach(sharePage);

const SITTING = `
  INSERT INTO sittings (id, place, starts_at, ends_at, domains, seats, supervisors, created_at, withdrawal_reason)
  VALUES (gen_random_uuid(), 'the City College', now(), now() + interval '1 hour', '{hr}', 30, '{}', now(), '')
  RETURNING id`;
const FREE_SEAT =
  'INSERT INTO sitting_expected (sitting_id, email, is_fee_waived) VALUES ($1, $2, true)';

type Room = {
  readonly code: { readonly code: string };
  readonly people: readonly { admissionId: string }[];
};

/** A supervisor who works by the API. */
async function aSupervisor() {
  const { token } = await anAdmin(product, 'support');
  const [sitting] = await product.sql(SITTING, []);
  await product.sql(FREE_SEAT, [sitting!.id, student.email]);
  const call = async (path: string, body?: object) => {
    const response = await fetch(
      `${product.url}/api/admin/sittings/${String(sitting!.id)}/${path}`,
      {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      },
    );
    expect(response.status).toBeLessThan(300);
    return (await response.json()) as Room;
  };
  const room = () => call('room');
  return {
    code: async () => (await room()).code.code,
    decide: async (state: 'admitted' | 'declined', reason = '') => {
      const [{ admissionId } = { admissionId: '' }] = (await room()).people;
      await call('decide', { admissionId, state, reason });
    },
  };
}

async function enterCode(of: Page, code: string): Promise<void> {
  await typeInto(of, /^textbox "Code on the board/, code);
  await of.keyboard.press('Enter');
}

test('A student enters a room by its code, waits, and starts once admitted, on one device', async () => {
  const supervisor = await aSupervisor();
  await page.goto('/test');
  await page.getByText('Payment Required').waitFor();
  await page.getByText('Taking the test in a room?').press('Enter');
  await enterCode(page, '333333');
  await page.getByText('No room has this code now.').waitFor();
  await page.getByLabel('Code on the board').fill('');
  await enterCode(page, await supervisor.code());
  await page.getByText('Waiting to be admitted').waitFor();
  await page.reload();
  await page.getByText('Waiting to be admitted').waitFor();
  await expectGoodLooks(page);

  await supervisor.decide('declined', 'This is not your identity card.');
  await page.getByText('This is not your identity card.').waitFor();
  await enterCode(page, await supervisor.code());
  await page.getByText('Waiting to be admitted').waitFor();
  await supervisor.decide('admitted');
  await page.getByText('You are admitted').waitFor();
  await expectGoodLooks(page);
  await press(page, /^button "Start Test"/);
  await page.getByText('Question 1 of 10').waitFor();

  const elsewhere = await browserOf(browser, product, student);
  const other = await elsewhere.newPage();
  await other.goto(`${product.url}/quiz`);
  await other.getByRole('link', { name: 'Enter the Code' }).click();
  await other.getByText('A new admission is needed').waitFor();
  await expectGoodLooks(other);
  await elsewhere.close();
});
