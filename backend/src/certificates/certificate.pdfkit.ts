import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { PdfText, type Place, type TextStyle } from '../platform/pdf/pdf-text.js';
import type { CertificateWords } from './certificate-words.js';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28 };
/** The sheet's edge of timing marks, as on an answer sheet. */
const EDGE = { x: 40, width: 20, height: 8, step: 21.6, top: 40 };
const LEFT = 104;
const RIGHT = PAGE.width - 56;
const WIDTH = RIGHT - LEFT;

const INK = '#16171a';
const SOFT = '#54575e';
const GOLD = '#e0b73a';
const RULE = '#dcdbd3';

const LARGEST_NAME = 46;
const SMALLEST_NAME = 20;
const QR_SIDE = 96;
const QR_X = RIGHT - QR_SIDE;
const QR_Y = PAGE.height - 56 - QR_SIDE;

/** Draws one certificate. */
class Sheet {
  private readonly text: PdfText;
  private readonly root: Structure;

  constructor(
    private readonly document: Document,
    private readonly words: CertificateWords,
  ) {
    this.text = new PdfText(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  draw(): void {
    this.ornaments();
    this.head();
    this.facts(this.whom());
    this.foot();
    this.code();
    this.root.end();
  }

  /** @returns the lower edge */
  private write(text: string, place: Place, style: TextStyle, type = 'P'): number {
    const edge = { y: place.y };
    const draw = () => {
      edge.y = this.text.write(text, place, style);
    };
    this.root.add(this.document.struct(type, { actual: text }, draw));
    return edge.y;
  }

  private artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Timing marks along the edge, and a row of bubbles of which the last is filled. */
  private ornaments(): void {
    const { document } = this;
    this.artifact(() => {
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
    this.write(company, { x: LEFT, y: 56, width }, { size: 15, weight: 700 });
    this.write(title, { x: LEFT, y: 122, width: WIDTH }, { size: 15, colour: SOFT }, 'H1');
  }

  /** @returns the lower edge */
  private whom(): number {
    const { name, passed, domain } = this.words;
    const place = (y: number) => ({ x: LEFT, y, width: WIDTH });
    const lower = this.write(name, place(150), this.nameStyle(name));
    const next = this.write(passed, place(lower + 4), { size: 15, colour: SOFT });
    return this.write(domain, place(next), { size: 30, weight: 700 });
  }

  /** As large as fits on one line. */
  private nameStyle(name: string): TextStyle {
    let size = LARGEST_NAME;
    const isWide = () => this.text.measure(name, { size, weight: 700 }) > WIDTH;
    while (size > SMALLEST_NAME && isWide()) size -= 2;
    return { size, weight: 700 };
  }

  private facts(upper: number): void {
    const { facts } = this.words;
    const y = upper + 18;
    const step = WIDTH / Math.max(facts.length, 5);
    this.artifact(() => this.document.rect(LEFT, y, WIDTH, 4).fill(GOLD));
    for (const [at, [label, text]] of facts.entries()) {
      const place = { x: LEFT + at * step, y: y + 18, width: step - 12 };
      this.write(label, place, { size: 9.5, colour: SOFT });
      this.write(text, { ...place, y: y + 33 }, { size: 13, weight: 700 });
    }
  }

  private foot(): void {
    const { categories, note, addressShown, code } = this.words;
    const width = QR_X - LEFT - 36;
    const small: TextStyle = { size: 9.5, colour: SOFT };
    let y = QR_Y;
    if (categories) {
      y = this.write(`Tested: ${categories}`, { x: LEFT, y, width }, small) + 4;
    }
    y = this.write(note, { x: LEFT, y, width }, small) + 10;
    const check = `Anyone can check it: ${addressShown}`;
    y = this.write(check, { x: LEFT, y, width }, { size: 11.5, weight: 700 });
    this.write(`Code ${code}`, { x: LEFT, y: y + 2, width }, { size: 11.5 });
  }

  /** The code for cameras, drawn as rectangles, and a link for readers on a screen. */
  private code(): void {
    const { address } = this.words;
    const { data, size } = encode(address, { border: 0 });
    const unit = QR_SIDE / size;
    const draw = () => {
      for (const [y, row] of data.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (isDark) this.document.rect(QR_X + x * unit, QR_Y + y * unit, unit, unit);
        }
      }
      this.document.fill(INK);
    };
    const alt = `QR code of ${address}`;
    this.root.add(this.document.struct('Figure', { alt }, draw));
    this.document.link(QR_X, QR_Y, QR_SIDE, QR_SIDE, address);
  }
}

/**
 * A certificate as PDF: one page, tagged, the same bytes for the same certificate. The library is
 * loaded when the first one is asked for.
 */
export async function certificatePdf(words: CertificateWords): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const document = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    font: null as never,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${words.title}: ${words.name}, ${words.domain}`,
      CreationDate: words.issuedAt,
      ModDate: words.issuedAt,
    },
  });
  const bytes = buffer(document);
  new Sheet(document, words).draw();
  document.end();
  return bytes;
}
