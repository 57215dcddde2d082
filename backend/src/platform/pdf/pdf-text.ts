import { COLOURS } from '@portal/domain/kernel/company.js';
import type { PdfDocument } from './pdf-file.js';
import { FONT_FILES, runsOf, type Run, type Weight } from './pdf-fonts.js';

/** How text is set; sizes in points. */
export type TextStyle = {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};

/** Where text is placed; `y` is its upper edge. */
export type Place = { readonly x: number; readonly y: number; readonly width: number };

type Line = readonly Run[];

type WithFont = { readonly _font: { readonly font: object } };

/** Parsed fonts, shared by all documents: parsing takes longer than drawing. */
const read = new Map<string, object>();

/** A receipt with a name of this length still fits on one page. */
const MOST_SIGNS = 320;
const MOST_LINES = 5;

const PLAIN_FONT = 'noto-sans-latin-400';
const LATIN_FONTS = 'noto-sans-latin';
const LEADING = 1.5;
/** From the upper edge of a line to its base line, as a share of the font size. */
const TO_BASE = 1.1;

/** For some letters fonts have no position for marks above, where the library fails (fontkit #367). Without these
 * features, the marks stay at their default position. */
const WITHOUT_MARK_POSITIONS = { abvm: false, mark: false };

export class PdfText {
  constructor(private readonly document: PdfDocument) {
    for (const [name, file] of FONT_FILES) {
      document.registerFont(name, (read.get(name) ?? file) as string);
    }
  }

  /** Writes the text. @returns the lower edge of its last line */
  write(text: string, { x, y, width }: Place, style: TextStyle): number {
    const { size, weight = 400, colour = COLOURS.ink, align = 'left' } = style;
    const runs = this.runs(text, weight);
    this.document.fillColor(colour);
    const words = runs.flatMap(this.words(width, size));
    const lines = this.broken(words, width, size).slice(0, MOST_LINES);
    for (const [at, line] of lines.entries()) {
      const left = align === 'right' ? x + width - this.widthOf(line, size) : x;
      this.draw(line, { x: left, y: y + at * size * LEADING + size * TO_BASE }, size);
    }
    return y + lines.length * size * LEADING;
  }

  measure(text: string, { size, weight = 400 }: TextStyle): number {
    const words = this.runs(text, weight).flatMap(this.words(Infinity, size));
    return this.widthOf(words, size);
  }

  private runs(text: string, weight: Weight): readonly Run[] {
    return runsOf(text.slice(0, MOST_SIGNS), weight);
  }

  private set(font: string, size: number): PdfDocument {
    this.document.font(font).fontSize(size);
    if (!read.has(font)) read.set(font, (this.document as unknown as WithFont)._font.font);
    return this.document;
  }

  /** The parts between which a line can break: words with the space after them, or parts of long words. */
  private readonly words =
    (width: number, size: number) =>
    (run: Run): readonly Run[] =>
      // In a text from right to left, the space after a word is on its right.
      run.text.split(run.isWhole ? /(?= $)/ : /(?<= )/).flatMap((text) => {
        if (text === ' ') return [{ font: PLAIN_FONT, text }];
        const word = this.shapeable({ ...run, text }, size);
        if (this.widthOf([word], size) <= width) return [word];
        return Array.from(word.text, (sign) => this.shapeable({ ...word, text: sign }, size));
      });

  /** The word as the library can lay it out, or a replacement. */
  private shapeable(word: Run, size: number): Run {
    const plain = { ...word, features: { ...word.features, ...WITHOUT_MARK_POSITIONS } };
    const simplest = { ...plain, text: word.text.replace(/[\u200c\u200d]/g, '') };
    const able = [word, plain, simplest].find((run) => this.canShape(run, size));
    return able ?? { font: PLAIN_FONT, text: '? ' };
  }

  private canShape(word: Run, size: number): boolean {
    try {
      this.widthOf([word], size);
      return true;
    } catch {
      return false;
    }
  }

  private widthOf(line: Line, size: number): number {
    return line.reduce((sum, { font, text, features }, at) => {
      const shown = at === line.length - 1 ? text.trimEnd() : text;
      const options = features ? { features: features as never } : {};
      return sum + this.set(font, size).widthOfString(shown, options);
    }, 0);
  }

  private broken(words: readonly Run[], width: number, size: number): readonly Line[] {
    const lines: Run[][] = [[]];
    for (const word of words) {
      const line = lines.at(-1) ?? [];
      if (line.length > 0 && this.widthOf([...line, word], size) > width) lines.push([word]);
      else line.push(word);
    }
    return lines;
  }

  /** Shaped letters may be in another order than the text: the text itself is stored beside them, to be copied or read
   * aloud. */
  private draw(line: Line, place: { x: number; y: number }, size: number): void {
    const isShaped = line.some(({ font, isWhole }) => !isWhole && !font.startsWith(LATIN_FONTS));
    const actual = line.map(({ text }) => text).join('');
    if (isShaped) this.document.markContent('Span', { actual });
    this.drawWords(line, place, size);
    if (isShaped) this.document.endMarkedContent();
  }

  private drawWords(line: Line, { x, y }: { x: number; y: number }, size: number): void {
    let left = x;
    for (const word of line) {
      const { font, text, features } = word;
      const options = features ? { features: features as never } : {};
      const placed = { lineBreak: false, baseline: 'alphabetic' as const, ...options };
      this.set(font, size).text(text, left, y, placed);
      left += this.document.widthOfString(text, options);
    }
  }
}
