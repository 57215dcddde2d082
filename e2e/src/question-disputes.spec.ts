import { actWithReason, goWithin } from './testing/console-page.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, studentTest as test } from './testing/portal-test.js';
import { openDesk, page, product, student } from './testing/running.js';
import { takeTest } from './testing/student.js';

/** A ruling stays in force: no other file draws questions of this domain. */
const DOMAIN = 'content writing';

test.use({ isPaid: true });

test('A student reports two questions; one is declined, one upheld by a ruling, and both are answered', async () => {
  const resultId = await takeTest(product, student, 6, DOMAIN);
  const [attempt] = await product.sql('SELECT questions FROM attempts WHERE id = $1', [resultId]);
  const served = attempt!.questions as { mistakes?: Record<string, string[]> }[];
  const ofFamily = served.findIndex(({ mistakes }) => mistakes) + 1;
  const other = ofFamily === 7 ? 8 : 7;
  const [[mistake] = []] = Object.values(served[ofFamily - 1]!.mistakes!);
  await page.goto(`${product.url}/result/${resultId}`);
  const open = async (number: number) => {
    const line = page.getByRole('button', { name: new RegExp(`^Question ${number}\\b`) });
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  };
  const report = async (number: number, kind: string, text: string) => {
    await open(number);
    const summary = `Something wrong with this question? Question ${number}`;
    await page.getByText(summary, { exact: true }).click();
    const form = page.getByRole('form', { name: `Report question ${number}` });
    await form.getByLabel('What is wrong?').selectOption(kind);
    await form.getByLabel('How do you know?').fill(text);
    return form;
  };
  const send = { name: 'Send the report' };
  const short = await report(other, 'The answer marked as correct is wrong', 'Too short');
  await short.getByRole('button', send).click();
  await expect(short.getByLabel('How do you know?')).toHaveAttribute('aria-invalid', 'true');
  await expectGoodLooks(page);
  await page.reload();
  await open(other);
  await expect(short.getByLabel('How do you know?')).toHaveValue('Too short');
  await short.getByLabel('How do you know?').fill('The book of the course says otherwise.');
  await short.getByRole('button', send).click();
  await page.getByText('We have your report').waitFor();
  const second = await report(
    ofFamily,
    'It is out of date',
    'The rule was changed in the spring of 2026.',
  );
  await second.getByRole('button', send).click();
  await expect(page.getByText('We have your report')).toHaveCount(2);

  const admin = await openDesk();
  const [declined, ruledOn] = await product.sql(
    'SELECT question_id, version FROM question_disputes WHERE result_id = $1 ORDER BY opened_at',
    [resultId],
  );
  const decide = async (one: Record<string, unknown> | undefined) => {
    await goWithin(admin, `${product.url}/admin/questions/reports`);
    const name = `${String(one?.question_id)}, version ${String(one?.version)}`;
    await admin.getByRole('link', { name }).click();
    await admin.getByRole('heading', { name }).waitFor();
  };
  await decide(declined);
  await actWithReason(admin, 'Decline all open reports', 'The book has it on page 12.');
  await decide(ruledOn);
  await admin.getByText('The variant that this student had').click();
  await admin.getByText(`(${mistake}`).first().waitFor();
  await admin.getByRole('button', { name: 'Draft a ruling' }).click();
  const draft = admin.getByRole('dialog');
  await draft.getByLabel('What holds').selectOption('also');
  await draft.getByLabel('What leads to the right option').selectOption(mistake!);
  await draft.getByLabel('Reason').fill('The rule was changed.');
  await draft.getByRole('button', { name: 'Draft a ruling' }).click();
  await admin.getByRole('button', { name: 'See what it would change' }).click();
  await expectGoodLooks(admin);
  await actWithReason(admin, 'Apply ruling', 'Checked');

  await page.reload();
  await open(other);
  await page.getByText('We looked at it again: it stays as it is').waitFor();
  await page.getByText('The book has it on page 12.').waitFor();
  await open(ofFamily);
  await page.getByText('You were right').waitFor();
});
