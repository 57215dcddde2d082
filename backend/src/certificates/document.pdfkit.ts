import { COLOURS } from '@portal/domain/kernel/company.js';
import type { TextStyle } from '../platform/pdf/pdf-text.js';
import { taggedPdf, type TaggedSheet } from '../platform/pdf/tagged-sheet.js';
import type { DocumentWords } from './document-words.js';

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 };
/** The edge has timing marks, as on an answer sheet. */
const EDGE = { x: 40, width: 20, height: 8, step: 21.6, top: 40 };
const LEFT = 104;
const RIGHT = PAGE.width - 56;
const WIDTH = RIGHT - LEFT;

const { ink: INK, inkSoft: SOFT, gold: GOLD, line: RULE } = COLOURS;

const LARGEST_NAME = 46;
const SMALLEST_NAME = 20;
const QR_SIDE = 96;
const QR_X = RIGHT - QR_SIDE;
const QR_Y = PAGE.height - 56 - QR_SIDE;

class Paper {
  constructor(
    private readonly sheet: TaggedSheet,
    private readonly words: DocumentWords,
  ) {}

  draw(): void {
    this.ornaments();
    this.head();
    this.facts(this.whom());
    this.foot();
    const { address } = this.words;
    this.sheet.qrCode(address, { x: QR_X, y: QR_Y, side: QR_SIDE }, INK);
  }

  private ornaments(): void {
    const { document } = this.sheet;
    this.sheet.artifact(() => {
      for (let y = EDGE.top; y <= PAGE.height - EDGE.top - EDGE.height; y += EDGE.step) {
        document.rect(EDGE.x, y, EDGE.width, EDGE.height).fill(INK);
      }
      for (let at = 0; at < 5; at += 1) {
        const x = RIGHT - 11 - (4 - at) * 30;
        document.circle(x, 67, 10).lineWidth(2);
        if (at === 4) document.fillAndStroke(GOLD, INK);
        else document.stroke(RULE);
      }
    });
  }

  private head(): void {
    const { company, title } = this.words;
    const width = WIDTH - 180;
    this.sheet.write(company, { x: LEFT, y: 56, width }, { size: 15, weight: 700 });
    this.sheet.write(title, { x: LEFT, y: 122, width: WIDTH }, { size: 15, colour: SOFT }, 'H1');
  }

  /** @returns the lower edge */
  private whom(): number {
    const { name, sentence, subject } = this.words;
    const place = (y: number) => ({ x: LEFT, y, width: WIDTH });
    const lower = this.sheet.write(name, place(150), this.nameStyle(name));
    const next = this.sheet.write(sentence, place(lower + 4), { size: 15, colour: SOFT });
    return this.sheet.write(subject, place(next), { size: 30, weight: 700 });
  }

  private nameStyle(name: string): TextStyle {
    let size = LARGEST_NAME;
    const isWide = () => this.sheet.measure(name, { size, weight: 700 }) > WIDTH;
    while (size > SMALLEST_NAME && isWide()) size -= 2;
    return { size, weight: 700 };
  }

  private facts(upper: number): void {
    const { facts } = this.words;
    const y = upper + 18;
    const step = WIDTH / Math.max(facts.length, 5);
    this.sheet.artifact(() => this.sheet.document.rect(LEFT, y, WIDTH, 4).fill(GOLD));
    for (const [at, [label, text]] of facts.entries()) {
      const place = { x: LEFT + at * step, y: y + 18, width: step - 12 };
      this.sheet.write(label, place, { size: 9.5, colour: SOFT });
      this.sheet.write(text, { ...place, y: y + 33 }, { size: 13, weight: 700 });
    }
  }

  private foot(): void {
    const { notes, addressShown, code } = this.words;
    const width = QR_X - LEFT - 36;
    let y = QR_Y;
    for (const note of notes) {
      y = this.sheet.write(note, { x: LEFT, y, width }, { size: 9.5, colour: SOFT }) + 4;
    }
    y += 6;
    const check = `Anyone can check it: ${addressShown}`;
    y = this.sheet.write(check, { x: LEFT, y, width }, { size: 11.5, weight: 700 });
    this.sheet.write(`Code ${code}`, { x: LEFT, y: y + 2, width }, { size: 11.5 });
  }
}

export const documentPdf = (words: DocumentWords): Promise<Buffer> =>
  taggedPdf(
    {
      title: `${words.title}: ${words.name}, ${words.subject}`,
      layout: 'landscape',
      issuedAt: words.issuedAt,
    },
    (sheet) => new Paper(sheet, words).draw(),
  );
