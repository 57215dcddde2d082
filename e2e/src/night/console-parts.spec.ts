import { drawn, violationsOn } from '../testing/looks.js';
import { expect, test } from '../testing/portal-test.js';
import { openDesk } from '../testing/running.js';
import { visitsOf } from '../testing/settled.js';

test('The parts of react-admin can be read, in the light mode and the dark one', async ({
  seededProduct,
}) => {
  const page = await openDesk();
  const visit = visitsOf(page, seededProduct);
  const expectContrast = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      expect(await violationsOn(page, ['color-contrast']), colorScheme).toEqual([]);
    }
  };
  await visit('/admin/students');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Erased' }).waitFor();
  await expectContrast();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Phone' }).waitFor();
  await expectContrast();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
  await page.getByRole('button', { name: 'Work on these' }).waitFor();
  await expectContrast();
  await visit('/admin/questions/seed-seed1');
  await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Clearer');
  await expectContrast();
  await page.getByRole('combobox', { name: 'Difficulty' }).click();
  await page.getByRole('option', { name: 'Hard' }).waitFor();
  await expectContrast();
});
