import { escaped } from '../platform/http/form-page.js';
import { COLOURS } from '@portal/domain/kernel/company.js';
import { paperLine } from '@portal/domain/kernel/paper-signs.js';
import sharp from 'sharp';
import { FONT_FILES } from '../platform/pdf/pdf-fonts.js';
import type { PictureWords } from './certificate-head.js';

/** The size that link previews show without cutting. */
const SIZE = { width: 1200, height: 630 };
const EDGE = { left: 56, width: 32, height: 16, step: 37, top: 48 };
const LEFT = 144;
const WIDTH = SIZE.width - LEFT - 64;

const { ink: INK, inkSoft: SOFT, gold: GOLD, goldText } = COLOURS;
const TONES = { good: '#12653a', better: goldText, bad: '#ab1f1a' } as const;

type Layer = { readonly input: Buffer | object; readonly left: number; readonly top: number };

const block = (
  left: number,
  top: number,
  width: number,
  height: number,
  colour: string,
): Layer => ({
  input: { create: { width, height, channels: 4, background: colour } },
  left,
  top,
});

const MARKS = Array.from(
  { length: Math.floor((SIZE.height - 2 * EDGE.top) / EDGE.step) + 1 },
  (_, at) => block(EDGE.left, EDGE.top + at * EDGE.step, EDGE.width, EDGE.height, INK),
);

const marked = (line: string, colour: string): string =>
  `<span foreground="${colour}">${escaped(line)}</span>`;

type Style = { readonly font: string; readonly colour: string; readonly height?: number };

/** @param file a font; once it is loaded, all texts can use it for signs that the first font lacks */
async function drawn(text: string, { font, colour, height }: Style, file = FONT_FILES[0]?.[1]) {
  const fit = height ? { height } : { dpi: 72 };
  const made = sharp({
    text: {
      text: marked(paperLine(text), colour),
      rgba: true,
      width: WIDTH,
      wrap: 'word-char',
      font,
      fontfile: file ?? '',
      ...fit,
    },
  });
  return made.png().toBuffer();
}

const readFonts = async (): Promise<void> => {
  for (const [, file] of FONT_FILES) await drawn('.', { font: 'Noto Sans 12', colour: INK }, file);
};
let fonts: Promise<void> | undefined;

const HEADLINE = 84;
const HEADLINE_HEIGHT = 120;
const LINE_HEIGHT = 70;

/** Drawn texts may be larger than was asked for, and then they would not fit into the picture. */
const boxed = async (text: Promise<Buffer>, height: number): Promise<Buffer> =>
  sharp(await text)
    .resize({ width: WIDTH, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();

async function headline(text: string): Promise<Buffer> {
  const plain = await drawn(text, { font: `Noto Sans Bold ${HEADLINE}`, colour: INK });
  const { height } = await sharp(plain).metadata();
  if (height <= HEADLINE_HEIGHT) return plain;
  return drawn(text, { font: 'Noto Sans Bold', colour: INK, height: HEADLINE_HEIGHT });
}

export async function certificatePicture(words: PictureWords): Promise<Buffer> {
  fonts ??= readFonts();
  await fonts;
  const { company, title, large, below, state, taken, tone, foot } = words;
  const line = (text: string, font: string, colour: string) =>
    boxed(drawn(text, { font, colour }), LINE_HEIGHT);
  const [head, kind, first, second, verdict, how, small] = await Promise.all([
    line(company, 'Noto Sans Bold 30', INK),
    line(title, 'Noto Sans 30', SOFT),
    boxed(headline(large), HEADLINE_HEIGHT),
    line(below, 'Noto Sans Bold 40', INK),
    line(state, 'Noto Sans Bold 40', TONES[tone]),
    line(taken || ' ', 'Noto Sans 22', INK),
    line(foot, 'Noto Sans 26', SOFT),
  ]);
  const layers: Layer[] = [
    ...MARKS,
    { input: head, left: LEFT, top: 52 },
    { input: kind, left: LEFT, top: 144 },
    { input: first, left: LEFT, top: 200 },
    { input: second, left: LEFT, top: 344 },
    block(LEFT, 424, WIDTH, 6, GOLD),
    { input: verdict, left: LEFT, top: 448 },
    { input: how, left: LEFT, top: 510 },
    { input: small, left: LEFT, top: 580 },
  ];
  return sharp({ create: { ...SIZE, channels: 3, background: '#ffffff' } })
    .composite(layers as never)
    .png({ palette: true })
    .toBuffer();
}
