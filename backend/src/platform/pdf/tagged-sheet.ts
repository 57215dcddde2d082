import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { PdfText, type Place, type TextStyle } from './pdf-text.js';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** A square, by its upper left corner; in points. */
type Square = { readonly x: number; readonly y: number; readonly side: number };

export class TaggedSheet {
  private readonly text: PdfText;
  private readonly root: Structure;

  constructor(readonly document: Document) {
    this.text = new PdfText(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** @returns the lower edge */
  write(text: string, place: Place, style: TextStyle, type = 'P'): number {
    const edge = { y: place.y };
    const draw = () => {
      edge.y = this.text.write(text, place, style);
    };
    this.root.add(this.document.struct(type, { actual: text }, draw));
    return edge.y;
  }

  measure(text: string, style: TextStyle): number {
    return this.text.measure(text, style);
  }

  /** What is drawn for the eye alone. */
  artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  qrCode(address: string, { x: left, y: top, side }: Square, colour: string): void {
    const { data, size } = encode(address, { border: 0 });
    const unit = side / size;
    const draw = () => {
      for (const [y, row] of data.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (isDark) this.document.rect(left + x * unit, top + y * unit, unit, unit);
        }
      }
      this.document.fill(colour);
    };
    const alt = `QR code of ${address}`;
    this.root.add(this.document.struct('Figure', { alt }, draw));
    this.document.link(left, top, side, side, address);
  }

  end(): void {
    this.root.end();
  }
}

type Paper = {
  readonly title: string;
  readonly layout: 'landscape' | 'portrait';
  /** When what it says was true first; without it, the bytes would be others each time. */
  readonly issuedAt: Date;
};

/** Tagged, the same bytes for the same words. The library is loaded when the first one is asked for. */
export async function taggedPdf(
  { title, layout, issuedAt }: Paper,
  draw: (sheet: TaggedSheet) => void,
): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const document = new Pdf({
    size: 'A4',
    layout,
    margin: 0,
    font: null as never,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: issuedAt, ModDate: issuedAt },
  });
  const bytes = buffer(document);
  const sheet = new TaggedSheet(document);
  draw(sheet);
  sheet.end();
  document.end();
  return bytes;
}
