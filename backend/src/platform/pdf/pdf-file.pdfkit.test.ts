import { noteCaller, traced } from '../observability/request-trace.js';
import { pdfFile } from './pdf-file.js';
import { onPaper, paperFontOf } from '@portal/domain/kernel/paper-signs.js';
import Pdf from 'pdfkit';
import { FONT_FILES, runsOf } from './pdf-fonts.js';

const PAPER = { title: 'A paper', issuedAt: new Date('2026-01-01T00:00:00Z') };

const asCaller = <Outcome>(caller: string, work: () => Outcome): Outcome =>
  traced('a-request', () => {
    noteCaller(caller);
    return work();
  });

describe('Papers', () => {
  it('are drawn in turns between callers, and few of one caller wait', async () => {
    const drawn: string[] = [];
    const draw = (caller: string) =>
      asCaller(caller, () => pdfFile(PAPER, () => void drawn.push(caller)));
    const eager = Array.from({ length: 5 }, () => draw('eager'));
    await expect(draw('eager')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'papers_busy',
      details: { retryAfterSeconds: 5 },
    });
    await Promise.all([...eager, draw('other')]);
    expect(drawn).toEqual(['eager', 'eager', 'other', 'eager', 'eager', 'eager']);
  });

  it('leave time for other work between two of them', async () => {
    const happened: string[] = [];
    const papers = ['first', 'second'].map((name) =>
      pdfFile(PAPER, () => {
        happened.push(name);
        setImmediate(() => happened.push(`other work after the ${name}`));
      }),
    );
    await Promise.all(papers);
    expect(happened.slice(0, 3)).toEqual(['first', 'other work after the first', 'second']);
  });

  it('that jobs draw do not count as those of one caller', async () => {
    const all = Array.from({ length: 20 }, () => pdfFile(PAPER, () => undefined));
    expect(await Promise.all(all)).toHaveLength(20);
  });
});

/** The library does not say which characters a font has; the wrapped font does. */
type WithFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

const fontIn = (file: string) => (new Pdf().font(file) as unknown as WithFont)._font.font;

const FONTS = new Map(FONT_FILES.map(([name, file]) => [name, fontIn(file)]));

const REPLACEMENTS = ['\uFFFC', '\uFFFD'];

const OLD_MEETEI_VIRAMA = '\uAAF6';

it('The signs that may be in a name are those of the fonts, and no others', () => {
  const fonts = [...FONTS.values()];
  const signs = Array.from({ length: 0x20000 }, (_, at) => String.fromCodePoint(at));
  const has = (sign: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  const refused = signs.filter((sign) => has(sign) && onPaper(sign) !== null);
  expect(refused).toEqual([OLD_MEETEI_VIRAMA, ...REPLACEMENTS]);
  const absent = signs.filter(
    (sign) =>
      paperFontOf(sign) !== null &&
      ([400, 700] as const)
        .flatMap((weight) => runsOf(sign, weight))
        .some(({ font, text }) => !FONTS.get(font)!.hasGlyphForCodePoint(text.codePointAt(0)!)),
  );
  expect(absent).toEqual([]);
});

it('All fonts have a space', () =>
  expect([...FONTS.values()].every((font) => font.hasGlyphForCodePoint(0x20))).toBe(true));

it.each([
  ['Vietnamese', 'Nguyễn Thị Ánh', ['latin-700']],
  ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ ᱠᱤᱥᱠᱩ', ['ol-chiki-400']],
  ['Manipuri', 'ꯃꯅꯤꯄꯨꯔ Rao', ['meetei-mayek-400', 'latin-700']],
  ['none that has a font', '李', ['latin-700']],
])('A name in %s is drawn in the fonts of its letters', (_, name, fonts) =>
  expect(runsOf(name, 700).map(({ font }) => font)).toEqual(
    fonts.map((font) => `noto-sans-${font}`),
  ),
);
