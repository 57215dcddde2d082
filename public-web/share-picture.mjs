import { join } from 'node:path';
import sharp from 'sharp';
import { COLOURS } from '@portal/domain/kernel/company.js';

// The fonts of the receipts: a machine that builds may have none.
const FONTS = ['latin-400', 'latin-700'].map((name) =>
  join(import.meta.dirname, '../backend/fonts', `noto-sans-${name}.ttf`),
);

/** What previews of links show whole. */
const SIZE = { width: 1200, height: 630 };
const LEFT = 80;
const WIDTH = SIZE.width - 2 * LEFT;
const TITLE = { top: 196, height: 216, sizes: [92, 80, 68, 58, 50] };

const { ink: INK, inkSoft: SOFT, gold: GOLD } = COLOURS;
const LINE = '#85878a';

const SHEET = { rows: 4, pitch: 32, radius: 11, top: 458 };
const COLUMNS = Math.floor(WIDTH / SHEET.pitch);

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]);

async function drawn(text, font, colour, file = FONTS[0]) {
  const markup = `<span foreground="${colour}">${escaped(text)}</span>`;
  const input = { text: markup, rgba: true, width: WIDTH, font, fontfile: file, dpi: 72 };
  return sharp({ text: input }).png().toBuffer({ resolveWithObject: true });
}

let fonts;
/** Once read, all texts may use a font. */
const readFonts = async () => {
  for (const file of FONTS) await drawn('.', 'Noto Sans 12', INK, file);
};

async function titleOf(text) {
  for (const size of TITLE.sizes) {
    const made = await drawn(text, `Noto Sans Bold ${size}`, INK);
    if (made.info.height <= TITLE.height) return made.data;
  }
  throw new Error(`Too long for its picture: ${text}`);
}

/** An answer sheet on which the title's letters are marked, one a column. */
function sheetOf(title) {
  const letters = [...title.toLowerCase().replace(/[^a-z0-9]/g, '')];
  const circles = Array.from({ length: COLUMNS * SHEET.rows }, (_, at) => {
    const column = Math.floor(at / SHEET.rows);
    const row = at % SHEET.rows;
    const isMarked = letters[column]?.charCodeAt(0) % SHEET.rows === row;
    const look = isMarked ? `fill="${GOLD}"` : `fill="none" stroke="${LINE}" stroke-width="1.5"`;
    const [x, y] = [column, row].map((place) => (place + 0.5) * SHEET.pitch);
    return `<circle cx="${x}" cy="${y}" r="${SHEET.radius}" ${look}/>`;
  });
  const height = SHEET.rows * SHEET.pitch;
  const marks = `<path d="M8 ${height + 8}H${COLUMNS * SHEET.pitch}" stroke="${INK}" stroke-width="8" stroke-dasharray="16"/>`;
  const size = `width="${WIDTH}" height="${height + 16}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${circles.join('')}${marks}</svg>`;
  return Buffer.from(svg);
}

const BUBBLE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><circle cx="18" cy="18" r="18" fill="${GOLD}"/></svg>`,
);

/** The picture that goes along where the address of a page is shared: PNG, 1200 x 630. */
export async function drawSharePicture({ company, kind, title }) {
  fonts ??= readFonts();
  await fonts;
  const [name, what, large] = await Promise.all([
    drawn(company, 'Noto Sans Bold 34', INK),
    drawn(kind, 'Noto Sans 32', SOFT),
    titleOf(title),
  ]);
  const layers = [
    { input: BUBBLE, left: LEFT, top: 66 },
    { input: name.data, left: LEFT + 54, top: 68 },
    { input: what.data, left: LEFT, top: 138 },
    { input: large, left: LEFT, top: TITLE.top },
    { input: sheetOf(title), left: LEFT, top: SHEET.top },
  ];
  return sharp({ create: { ...SIZE, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
