import { encode } from 'uqr';
import { type Paper, type PdfDocument, pdfFile } from './pdf-file.js';
import { PdfText, type Place, type TextStyle } from './pdf-text.js';

type Structure = ReturnType<PdfDocument['struct']>;

/** A square, by its upper left corner; in points. */
type Square = { readonly x: number; readonly y: number; readonly side: number };

export class TaggedSheet {
  private readonly text: PdfText;
  private readonly root: Structure;

  constructor(readonly document: PdfDocument) {
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

  /** Drawing that screen readers skip. */
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

export const taggedPdf = (paper: Paper, draw: (sheet: TaggedSheet) => void): Promise<Buffer> =>
  pdfFile(paper, (document) => {
    const sheet = new TaggedSheet(document);
    draw(sheet);
    sheet.end();
  });
