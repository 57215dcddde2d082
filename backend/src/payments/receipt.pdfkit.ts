import { COLOURS } from '@portal/domain/kernel/company.js';
import type { Place, TextStyle } from '../platform/pdf/pdf-text.js';
import { taggedPdf, type TaggedSheet } from '../platform/pdf/tagged-sheet.js';
import type { Line, PaperWords } from './tax-words.js';

/** A4, in points. */
const PAGE = { width: 595.28, left: 56, right: 539.28 };
const WIDTH = PAGE.right - PAGE.left;
const COLUMN = WIDTH / 2 - 12;
const SECOND = PAGE.right - COLUMN;

const { gold: GOLD, line: RULE, inkSoft: SOFT } = COLOURS;

const SMALL: TextStyle = { size: 9, colour: SOFT };
const PLAIN: TextStyle = { size: 10.5 };
const STRONG: TextStyle = { size: 10.5, weight: 700 };

class PaperSheet {
  private y = 48;

  constructor(private readonly sheet: TaggedSheet) {}

  draw(words: PaperWords): void {
    this.rule(GOLD, 4);
    this.head(words);
    this.parties(words);
    this.table([['Description', 'Amount']], SMALL);
    this.rule(RULE, 0.75);
    this.amounts(words);
    this.table(words.refund, PLAIN);
    this.y += 20;
    for (const line of words.facts) this.fact(line);
    this.y += 20;
    for (const note of words.notes)
      this.y = this.sheet.write(note, this.at(PAGE.left, WIDTH), SMALL);
  }

  private at = (x: number, width: number): Place => ({ x, y: this.y, width });

  private rule(colour: string, height: number): void {
    const { document } = this.sheet;
    this.sheet.artifact(() => document.rect(PAGE.left, this.y, WIDTH, height).fill(colour));
    this.y += height + 8;
  }

  private head({ title, number, from }: PaperWords): void {
    this.y += 16;
    const [company = '', ...rest] = from;
    const right = { align: 'right' } as const;
    this.sheet.write(title, this.at(PAGE.left, COLUMN), { size: 26, weight: 700 }, 'H1');
    const top = this.at(SECOND, COLUMN);
    const place = { ...top, y: this.sheet.write(company, top, { ...STRONG, ...right }) };
    for (const line of rest) place.y = this.sheet.write(line, place, { ...SMALL, ...right });
    this.y = Math.max(place.y, this.y + 44);
    this.y = this.sheet.write(`Number ${number}`, this.at(PAGE.left, COLUMN), STRONG) + 20;
  }

  private parties({ party, to }: PaperWords): void {
    this.y = this.sheet.write(party, this.at(PAGE.left, WIDTH), SMALL);
    for (const [at, line] of to.entries()) {
      this.y = this.sheet.write(line, this.at(PAGE.left, WIDTH), at === 0 ? STRONG : PLAIN);
    }
    this.y += 24;
  }

  private amounts({ item, amounts }: PaperWords): void {
    const [description = '', ...more] = item;
    const [total, ...parts] = amounts.toReversed();
    if (!total) return;
    this.table([[description, parts.length === 0 ? total[1] : '']], PLAIN);
    for (const line of more) this.y = this.sheet.write(line, this.at(PAGE.left, WIDTH), SMALL);
    this.table(parts.toReversed(), PLAIN);
    this.y += 4;
    this.rule(RULE, 0.75);
    this.table([total], { size: 13, weight: 700 });
  }

  private table(rows: readonly Line[], style: TextStyle): void {
    for (const [label, text] of rows) {
      const place = this.at(PAGE.left, WIDTH);
      const width = WIDTH - 130;
      const lower = this.sheet.write(label, { ...place, width }, style);
      if (text !== '') this.sheet.write(text, place, { ...style, align: 'right' });
      this.y = lower + 4;
    }
  }

  private fact([label, text]: Line): void {
    const left = 170;
    this.sheet.write(label, this.at(PAGE.left, left), SMALL);
    const style = { ...PLAIN, size: 9 };
    this.y = this.sheet.write(text, this.at(PAGE.left + left, WIDTH - left), style) + 2;
  }
}

export const paperPdf = (words: PaperWords, issuedAt: Date): Promise<Buffer> =>
  taggedPdf({ title: `${words.title} ${words.number}`, issuedAt }, (sheet) =>
    new PaperSheet(sheet).draw(words),
  );
