import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { unavailable } from '@portal/domain/kernel/errors.js';
import type PDFDocument from 'pdfkit';
import { semaphore } from '../concurrency/semaphore.js';
import { currentCaller } from '../observability/request-trace.js';

export type PdfDocument = InstanceType<typeof PDFDocument>;

export type Paper = {
  readonly title: string;
  readonly layout?: 'landscape' | 'portrait';
  /** When the document's facts became true; without it, each drawing would have other bytes. */
  readonly issuedAt: Date;
};

/** Drawing one blocks the process for about 30 ms. */
class PapersBusy extends unavailable(
  'papers_busy',
  'Many papers are asked for just now. Please try again.',
  {
    retryAfterSeconds: 5,
  },
) {}

const turns = semaphore({
  atOnce: 1,
  ofOne: { waiting: 4 },
  waiting: 200,
  patienceMs: 20_000,
  refusal: () => new PapersBusy(),
});

/** A4, tagged, and the same bytes for the same words. Documents are drawn one at a time, in turns between callers, and
 * other calls are answered in between. The library is loaded with the first one. @throws DomainError `papers_busy` if
 * too many wait, of this caller or in total */
export const pdfFile = (
  { title, layout = 'portrait', issuedAt }: Paper,
  draw: (document: PdfDocument) => void,
): Promise<Buffer> =>
  turns.pass(
    async () => {
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
      draw(document);
      document.end();
      await setImmediate();
      return bytes;
    },
    { owner: currentCaller() },
  );
