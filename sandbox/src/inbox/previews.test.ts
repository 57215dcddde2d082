import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTheme } from './previews.js';
import { startInbox, type Inbox } from './start-inbox.js';

const HTML =
  '<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark) {}</style>Hello';
const SAMPLE = {
  name: 'a-code',
  subject: '<b>Your</b> code',
  preheader: 'It holds for 10 minutes.',
  text: 'Hello & welcome',
  html: HTML,
};

let folder: string;
let inbox: Inbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  inbox = await startInbox({
    smtpPort: 0,
    httpPort: 0,
    previewsFile: join(folder, 'previews.json'),
  });
});

afterAll(async () => {
  await inbox.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(inbox.httpUrl + path);
const page = async (path: string) => (await get(path)).text();

describe('Previews', () => {
  it('are none before the first build, and the inbox says so', async () => {
    expect(await page('/')).toContain('href="/previews"');
    expect(await page('/previews')).toContain('has not been built');
    expect((await get('/previews/a-code')).status).toBe(404);
  });

  it('show each sample as the last build wrote it', async () => {
    await writeFile(join(folder, 'previews.json'), JSON.stringify([SAMPLE]));
    expect(await page('/previews')).toContain('&lt;b&gt;Your&lt;/b&gt; code');
    const shown = await page('/previews/a-code');
    expect(shown).toContain('Hello &amp; welcome');
    expect(shown).toContain('It holds for 10 minutes.');
    for (const theme of ['light', 'dark']) {
      expect(shown.split(`src="/previews/a-code/html?theme=${theme}"`)).toHaveLength(3);
    }
  });

  it('frame the HTML where it can do nothing', async () => {
    const framed = await get('/previews/a-code/html');
    const policy = framed.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('; sandbox');
    expect(policy).not.toContain('allow-scripts');
    expect(await framed.text()).toContain(HTML);
  });

  it.each(['/previews/nothing', '/previews/a-code/raw', '/previews/nothing/html'])(
    'The preview %s is 404',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('A mail in one theme', () => {
  it('is that to whoever looks', () => {
    expect(inTheme(HTML, 'dark')).toContain('content="dark"');
    expect(inTheme(HTML, 'dark')).toContain('@media all {');
    expect(inTheme(HTML, 'light')).toContain('content="light"');
    expect(inTheme(HTML, 'light')).toContain('@media not all {');
  });
});
