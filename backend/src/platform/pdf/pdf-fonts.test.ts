import { expect, it } from '@jest/globals';
import { onPaper, paperFontOf } from '@portal/domain/kernel/paper-signs.js';
import Pdf from 'pdfkit';
import { FONT_FILES, runsOf } from './pdf-fonts.js';

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
