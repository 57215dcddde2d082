import type { DisputeEvidence } from './dispute-evidence.query.js';
import { evidenceWords, type EvidencePart } from './evidence-words.js';
import { type PdfDocument, pdfFile } from '../platform/pdf/pdf-file.js';
import { PdfText, type TextStyle } from '../platform/pdf/pdf-text.js';

/** A4, in points. */
const PAGE = { left: 56, right: 539.28, top: 48, bottom: 790 };
const LABEL = 190;
const MOST_ROW = 80;

const TITLE: TextStyle = { size: 22, weight: 700 };
const HEADING: TextStyle = { size: 12, weight: 700 };
const SMALL: TextStyle = { size: 9, colour: '#54575e' };
const PLAIN: TextStyle = { size: 9.5 };

class Pages {
  private readonly text: PdfText;
  private readonly root;
  private y = PAGE.top;

  constructor(private readonly document: PdfDocument) {
    this.text = new PdfText(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  draw(company: string, parts: readonly EvidencePart[]): void {
    this.y = this.paragraph('Answer to a dispute', PAGE.left, TITLE, 'H1') + 2;
    const about = `${company} · Fee for an online skills assessment. Times are of India.`;
    this.y = this.paragraph(about, PAGE.left, SMALL) + 14;
    for (const part of parts.filter(({ rows }) => rows.length > 0)) this.part(part);
    this.root.end();
  }

  private part({ heading, rows }: EvidencePart): void {
    this.makeRoom(30 + MOST_ROW);
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.rect(PAGE.left, this.y, PAGE.right - PAGE.left, 0.75).fill('#dcdbd3');
    this.document.endMarkedContent();
    this.y = this.paragraph(heading, PAGE.left, HEADING, 'H2', this.y + 8) + 4;
    for (const [label, text] of rows) {
      this.makeRoom(MOST_ROW);
      const lower = this.paragraph(label, PAGE.left, SMALL);
      this.y = Math.max(lower, this.paragraph(text, PAGE.left + LABEL, PLAIN)) + 2;
    }
    this.y += 12;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= PAGE.bottom) return;
    this.document.addPage();
    this.y = PAGE.top;
  }

  /** @returns the lower edge */
  private paragraph(text: string, x: number, style: TextStyle, type = 'P', y = this.y): number {
    const isLabel = style === SMALL && x === PAGE.left && text.length < 60;
    const width = isLabel ? LABEL - 12 : PAGE.right - x;
    const edge = { y };
    const write = () => {
      edge.y = this.text.write(text, { x, y, width }, style);
    };
    this.root.add(this.document.struct(type, { actual: text }, write));
    return edge.y;
  }
}

export const evidencePdf = (company: string, evidence: DisputeEvidence): Promise<Buffer> =>
  pdfFile({ title: `Answer to dispute ${evidence.id}`, issuedAt: evidence.openedAt }, (document) =>
    new Pages(document).draw(company, evidenceWords(evidence)),
  );
