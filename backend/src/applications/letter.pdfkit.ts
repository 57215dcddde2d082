import type { Place } from '../platform/pdf/pdf-text.js';
import { taggedPdf, type TaggedSheet } from '../platform/pdf/tagged-sheet.js';
import type { LetterWords } from './letter-words.js';

/** A4 upright, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 72;
const WIDTH = PAGE.width - 2 * LEFT;
const LABEL_WIDTH = 110;

const INK = '#16171a';
const SOFT = '#54575e';
const GOLD = '#e0b73a';

const QR_SIDE = 84;
const QR_X = PAGE.width - LEFT - QR_SIDE;
const QR_Y = PAGE.height - LEFT - QR_SIDE;

class Letter {
  constructor(
    private readonly sheet: TaggedSheet,
    private readonly words: LetterWords,
  ) {}

  draw(): void {
    this.facts(this.body(this.head()));
    this.foot();
    const { address } = this.words;
    this.sheet.qrCode(address, { x: QR_X, y: QR_Y, side: QR_SIDE }, INK);
  }

  /** @returns the lower edge */
  private head(): number {
    const { company, title, date, name } = this.words;
    const at = (y: number): Place => ({ x: LEFT, y, width: WIDTH });
    const upper = this.sheet.write(company, at(72), { size: 15, weight: 700 }) + 10;
    this.sheet.artifact(() => this.sheet.document.rect(LEFT, upper, WIDTH, 4).fill(GOLD));
    const dated = this.sheet.write(date, at(upper + 22), { size: 11, colour: SOFT });
    const titled = this.sheet.write(title, at(dated + 24), { size: 24, weight: 700 }, 'H1');
    return this.sheet.write(name, at(titled + 12), { size: 16, weight: 700 });
  }

  /** @returns the lower edge */
  private body(upper: number): number {
    let y = upper + 16;
    for (const paragraph of this.words.paragraphs) {
      y = this.sheet.write(paragraph, { x: LEFT, y, width: WIDTH }, { size: 11.5 }) + 8;
    }
    return y;
  }

  private facts(upper: number): void {
    let y = upper + 14;
    const x = LEFT + LABEL_WIDTH;
    for (const [label, text] of this.words.facts) {
      const width = LABEL_WIDTH - 12;
      this.sheet.write(label, { x: LEFT, y, width }, { size: 11.5, colour: SOFT });
      const place = { x, y, width: WIDTH - LABEL_WIDTH };
      y = this.sheet.write(text, place, { size: 11.5, weight: 700 }) + 8;
    }
  }

  private foot(): void {
    const { addressShown, code } = this.words;
    const width = QR_X - LEFT - 36;
    const check = `Anyone can check this letter: ${addressShown}`;
    const y = this.sheet.write(
      check,
      { x: LEFT, y: QR_Y + 24, width },
      { size: 10.5, weight: 700 },
    );
    this.sheet.write(`Code ${code}`, { x: LEFT, y: y + 2, width }, { size: 10.5 });
  }
}

export const letterPdf = (words: LetterWords): Promise<Buffer> =>
  taggedPdf(
    { title: `${words.title}: ${words.name}`, layout: 'portrait', issuedAt: words.issuedAt },
    (sheet) => new Letter(sheet, words).draw(),
  );
