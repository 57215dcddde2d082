import { test } from './testing/portal-test.js';
import { page } from './testing/running.js';

test('A visitor is sent from each page of students to sign-in', async () => {
  for (const [path, next] of [
    ['/profile', '/profile'],
    ['/test', '/test'],
    ['/quiz', '/test'],
    ['/result/1', '/result/1'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(`**/signin?next=${encodeURIComponent(next)}`);
  }
});
