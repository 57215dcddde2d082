import { NIGHT } from './testing/night.js';
import { cutOff, rejectSilently } from './testing/faults.js';
import { expectGoodLooks } from './testing/looks.js';
import { expect, NO_SERVER, studentTest as test } from './testing/portal-test.js';
import { page, product, sharePage, student } from './testing/running.js';

test.beforeEach(sharePage);

test.use({ tolerated: NO_SERVER });

const open = () => page.goto(`${product.url}/profile`);
const openSettings = async () => {
  await open();
  await page.getByRole('tab', { name: 'Account Settings' }).click();
};
const update = () => page.getByRole('button', { name: 'Update' }).click();
const alert = (text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();

test.describe('The profile', () => {
  for (const [how, shown] of [
    ['not answered', 'Could not fetch user profile.'],
    ['refused', 'User not found'],
  ] as const) {
    test(`The profile that is ${how} says so, and comes when one tries again`, NIGHT, async () => {
      await (how === 'refused' ? rejectSilently : cutOff)(page, '**/api/user/*');
      await open();
      await alert(shown);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Asha Rao' }).waitFor();
    });
  }

  test('says so when the answer holds no user', NIGHT, async () => {
    await page.route('**/api/user/*', (route) => route.fulfill({ json: { success: true } }));
    await open();
    await alert('No user found.');
  });

  test('is updated, and keeps what was typed when it is not', async () => {
    await openSettings();
    await page.getByLabel('Full Name').fill('Asha K');
    await rejectSilently(page, '**/api/user');
    await update();
    await alert('Failed to update profile');
    await page.unrouteAll();
    await cutOff(page, '**/api/user');
    await update();
    await alert('Could not update profile.');
    await page.unrouteAll();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha K');
    await update();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByRole('heading', { name: 'Asha K' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('studentName'))).toBe('Asha K');
  });

  test('The profile of a student who has not paid leads to the payment', NIGHT, async () => {
    await open();
    await page.getByRole('tab', { name: 'Test History' }).click();
    await page.getByText('You need to make the payment first to appear for the test.').waitFor();
    await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(2);
  });

  test('tells when the history does not come, and fetches it again', NIGHT, async () => {
    await product.sql('UPDATE students SET paid_at = now() WHERE email = $1', [student.email]);
    await cutOff(page, '**/results');
    await open();
    await page.getByRole('tab', { name: 'Test History' }).click();
    await alert('Could not connect to the server.');
    await page.unrouteAll();
    await rejectSilently(page, '**/results');
    await page.getByRole('button', { name: 'Try again' }).click();
    await alert('Failed to fetch results.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No test attempts yet.').waitFor();
  });
});

test.describe('A part of the profile whose code does not come', () => {
  // What the browser and React write of it, beside what is in the page.
  test.use({ tolerated: new RegExp(`${NO_SERVER.source}|dynamically imported module`) });

  test('says so, leaves the rest as it is, and comes when one tries again', NIGHT, async () => {
    await open();
    await page.getByRole('heading', { name: 'Best Scores' }).waitFor();
    await page.route(/\/assets\/test-history-/, (route) => route.abort());
    await page.getByRole('tab', { name: 'Test History' }).click();
    await alert('This part could not be loaded.');
    await expectGoodLooks(page);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Best Scores' }).waitFor();

    await page.getByRole('tab', { name: 'Test History' }).click();
    await alert('This part could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await alert('This part could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You need to make the payment first').waitFor();
  });
});

test.describe('The profile picture', () => {
  /** A picture of this size, drawn by the browser. */
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
  const shown = () => page.getByRole('region', { name: 'You' }).locator('img');
  const received = (text: string) => page.locator('#avatar-hint').getByText(text).waitFor();

  test('is previewed, saved, and cached under an address of its own', async () => {
    await open();
    await page.getByText('Click to change the picture').waitFor();
    await pick('me.png', 'image/png', await drawn(40, 30, 'image/png'));
    await received('Press Update to save the picture.');
    expect(await shown().getAttribute('src')).toMatch(/^data:image\/png/);
    await update();
    await page.getByText('Profile updated successfully!').waitFor();
    const first = await shown().getAttribute('src');
    expect(first).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
    const { headers } = await fetch(product.url + first!);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');

    await pick('me.jpg', 'image/jpeg', await drawn(30, 40, 'image/jpeg'));
    await update();
    await page.locator(`img[src^="/avatars/"]:not([src="${first!}"])`).waitFor();
  });

  test('The profile picture of a wrong type, broken, or too large is refused before it is sent', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await open();
    await page.getByText('Click to change the picture').waitFor();
    await pick('me.gif', 'image/gif', Buffer.from('GIF89a'));
    await received('Please choose a JPEG, PNG or WebP picture.');
    await pick('me.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await received('Please choose a picture of at most 5 MB.');
    await pick('me.png', 'image/png', Buffer.from('not a picture'));
    await received('Please choose a JPEG, PNG or WebP picture.');
    await pick('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await received('Please choose a JPEG, PNG or WebP picture.');
    expect(await shown().count()).toBe(0);
    await pick('me.png', 'image/png', await drawn(40, 30, 'image/png'));
    await received('Press Update to save the picture.');
    await page.getByRole('button', { name: 'Keep the old picture' }).click();
    expect(await shown().count()).toBe(0);
    expect(calls).not.toContain('POST');
  });

  test(
    'The profile picture of more pixels than are taken is made smaller, and saved',
    NIGHT,
    async () => {
      await open();
      await page.getByText('Click to change the picture').waitFor();
      await pick('me.png', 'image/png', await drawn(4100, 4000, 'image/png'));
      await received('Press Update to save the picture.');
      await update();
      await page.getByText('Profile updated successfully!').waitFor();
      const width = () => shown().evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(await shown().getAttribute('src')).toMatch(/^\/avatars\//);
      await expect.poll(width).toBeGreaterThan(0);
    },
  );

  test(
    'The profile picture that the server refuses is received where it was chosen, and the rest can be saved',
    NIGHT,
    async () => {
      await openSettings();
      await page.getByText('Click to change the picture').waitFor();
      await page.getByLabel('Full Name').fill('Asha K');
      await pick('me.png', 'image/png', await drawn(40, 30, 'image/png'));
      await received('Press Update to save the picture.');
      // As if the file had been damaged on its way.
      await page.route('**/api/user', (route) => {
        const body = route.request().postDataBuffer()!;
        const at = body.indexOf('PNG');
        body.write('xxx', at);
        return route.continue({ postData: body });
      });
      await update();
      await received('Please choose a JPEG, PNG or WebP picture.');
      await alert('Please choose a JPEG, PNG or WebP picture.');
      await page.unrouteAll();
      await update();
      await page.getByText('Profile updated successfully!').waitFor();
      await page.getByRole('heading', { name: 'Asha K' }).waitFor();
    },
  );
});
