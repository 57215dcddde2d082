import type { Page } from '@playwright/test';

/**
 * The pairs of letters of large text that touch each other: each is drawn by itself where it is
 * beside the other, and a point that both of them cover is a collision.
 */
export const collidingLetters = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const LARGE_PX = 24;
    const SCALE_PX = 160;
    const COVERED = 128;
    const canvas = document.createElement('canvas');
    canvas.width = 3 * SCALE_PX;
    canvas.height = 2 * SCALE_PX;
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;

    const drawn = (letter: string, x: number): Uint8ClampedArray => {
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.fillText(letter, x, 1.4 * SCALE_PX);
      return pen.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    /** From where to where a letter is drawn; its edge may be drawn softly. */
    const reach = (letter: string, x: number): readonly [left: number, right: number] => {
      const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } =
        pen.measureText(letter);
      if (!(left + right > 0)) throw new Error(`Nothing was drawn of ${letter}`);
      return [x - left - 1, x + right + 1];
    };
    const collide = (one: string, other: string): boolean => {
      const from = SCALE_PX / 2;
      const to = from + pen.measureText(one + other).width - pen.measureText(other).width;
      // To draw takes a thousand times longer than to measure.
      if (reach(one, from)[1] < reach(other, to)[0]) return false;
      const first = drawn(one, from);
      const second = drawn(other, to);
      for (let alpha = 3; alpha < first.length; alpha += 4) {
        if (first[alpha]! > COVERED && second[alpha]! > COVERED) return true;
      }
      return false;
    };

    const seen = new Set<string>();
    const found: string[] = [];
    const large = 'h1, h2, h3, p, b, i, dd, strong, blockquote, span';
    for (const element of document.querySelectorAll(large)) {
      const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const spacing = (Number.parseFloat(letterSpacing) || 0) / size;
      if (size < LARGE_PX || !fontFamily.includes('Bricolage')) continue;
      // Drawn with another font, nothing would touch; and one that replaces it may be missing.
      const [ownFont = ''] = fontFamily.split(',');
      const font = `${fontWeight} ${SCALE_PX}px ${ownFont}`;
      await document.fonts.load(font);
      pen.font = font;
      pen.letterSpacing = `${spacing * SCALE_PX}px`;
      for (const [, pair = ''] of element.textContent.matchAll(/(?=(\S\S))/gu)) {
        const key = `${fontWeight} ${spacing.toFixed(4)} ${pair}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (collide(pair[0]!, pair[1]!)) found.push(`${pair} at ${spacing.toFixed(3)} em`);
      }
    }
    return found;
  });
