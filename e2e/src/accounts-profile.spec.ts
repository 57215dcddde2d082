import { cutOff, rejectSilently } from './testing/faults.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { page } from './testing/running.js';

test.use({ tolerated: NO_SERVER });

const update = () => page.getByRole('button', { name: 'Update' }).click();
const alert = (text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();

test('The profile is updated, and keeps what was typed when it is not', async () => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await page.getByLabel('Full Name').fill('Asha K');
  await rejectSilently(page, '**/api/user');
  await update();
  await alert('Failed to update profile');
  await page.unrouteAll();
  await cutOff(page, '**/api/user');
  await update();
  await alert('Could not update profile.');
  await page.unrouteAll();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha K');
  await update();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.getByRole('heading', { name: 'Asha K' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('studentName'))).toBe('Asha K');
});

async function drawn(width: number, height: number, type: string): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high, format]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      canvas.getContext('2d')!.fillRect(0, 0, 10, 10);
      return canvas.toDataURL(format);
    },
    [width, height, type] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const pick = (name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Change your picture').setInputFiles({ name, mimeType, buffer });
const received = (text: string) => page.locator('#avatar-hint').getByText(text).waitFor();

test('The profile picture is refused where it is none, and else previewed, saved and replaced', async () => {
  const shown = page.getByRole('region', { name: 'You' }).locator('img');
  await page.goto('/profile');
  await page.getByText('Change the picture').waitFor();
  for (const [name, type, content, text] of [
    ['me.gif', 'image/gif', Buffer.from('GIF89a'), 'a JPEG, PNG or WebP picture.'],
    ['me.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), 'a picture of at most 5 MB.'],
    ['me.png', 'image/png', Buffer.from('not a picture'), 'a JPEG, PNG or WebP picture.'],
  ] as const) {
    await pick(name, type, content);
    await received(`Please choose ${text}`);
  }
  await expect(shown).toHaveCount(0);
  await pick('me.png', 'image/png', await drawn(40, 30, 'image/png'));
  await received('Press Update to save the picture.');
  await page.getByRole('button', { name: 'Keep the old picture' }).click();
  await expect(shown).toHaveCount(0);

  // More pixels than are taken: it is made smaller before it is sent.
  await pick('me.png', 'image/png', await drawn(4100, 4000, 'image/png'));
  await received('Press Update to save the picture.');
  expect(await shown.getAttribute('src')).toMatch(/^data:image\//);
  await update();
  await page.getByText('Profile updated successfully!').waitFor();
  await expect(shown).toHaveAttribute('src', /^\/avatars\/[0-9a-f]{32}\.webp$/);
  const first = await shown.getAttribute('src');

  await pick('me.jpg', 'image/jpeg', await drawn(30, 40, 'image/jpeg'));
  await received('Press Update to save the picture.');
  await update();
  await page.locator(`img[src^="/avatars/"]:not([src="${first!}"])`).waitFor();
});
