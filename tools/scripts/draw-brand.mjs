/**
 * Draws the pictures of the brand into public-web/public: the one for sharing, and the icons.
 * Run it when the look changes, and commit what it makes: `node tools/scripts/draw-brand.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const web = join(import.meta.dirname, '../..', 'public-web');
const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const inlined = async (path, type) =>
  `data:${type};base64,${(await readFile(join(web, path))).toString('base64')}`;

const DISPLAY = await inlined('src/fonts/bricolage-grotesque.woff2', 'font/woff2');
const SANS = await inlined('src/fonts/instrument-sans.woff2', 'font/woff2');
const ICON = await inlined('public/icon.svg', 'image/svg+xml');

const INK = '#16171a';
const GOLD = '#e0b73a';
const PAPER = '#f5f4ef';

const sharing = `
  <style>
    @font-face { font-family: Display; src: url(${DISPLAY}); font-weight: 200 800 }
    @font-face { font-family: Sans; src: url(${SANS}); font-weight: 400 700 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
      background: ${INK}; color: ${PAPER}; font-family: Sans; }
    .sun { position: absolute; right: -110px; bottom: -160px; width: 480px; height: 480px;
      border-radius: 50%; background: ${GOLD} }
    .name { position: absolute; left: 80px; top: 72px; display: flex; gap: 18px;
      align-items: center; font: 700 40px Sans; letter-spacing: -.03em }
    .name i { width: 36px; height: 36px; border-radius: 50%; background: ${GOLD} }
    h1 { position: absolute; left: 76px; top: 196px; margin: 0; width: 860px;
      font: 760 104px/0.98 Display; letter-spacing: -.04em }
    p { position: absolute; left: 80px; bottom: 68px; margin: 0; font: 500 32px Sans; color: #c9cacc }
  </style>
  <div class="sun"></div>
  <div class="name"><i></i>Saral Digital</div>
  <h1>Internships with real work in them.</h1>
  <p>And digital services for small businesses.</p>`;

const icon = (share, ground) => `
  <style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
    img { width: ${share}%; height: ${share}% }
  </style>
  <img src="${ICON}">`;

/** A phone crops a maskable icon to a circle of four fifths, and rounds Apple's corners itself. */
const PICTURES = [
  { name: 'og.png', width: 1200, height: 630, html: sharing },
  { name: 'icon-192.png', width: 192, height: 192, html: icon(100, 'transparent') },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(100, 'transparent') },
  { name: 'icon-180.png', width: 180, height: 180, html: icon(100, INK) },
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: icon(80, INK) },
];

const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });
for (const { name, width, height, html } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html>${html}`, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(web, 'public', name), omitBackground: true });
  await page.close();
}
await browser.close();
