import { Inject, Injectable } from '@nestjs/common';
import { certificateToPrint, letterToPrint } from '@portal/domain/certificates/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { attachment } from '../platform/http/attachment.js';
import { RUN, type Run } from '../platform/http/handler.js';
import { documentPdf } from './document.pdfkit.js';
import { documentWords } from './document-words.js';

@Injectable()
export class DocumentFiles {
  @Inject(RUN) private readonly run!: Run;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async drawCertificate(studentId: string, id: string) {
    const found = await this.run(certificateToPrint, { studentId, id });
    return this.draw(found, `certificate-${found.code}.pdf`);
  }

  async drawLetter(applicationId: string | null, code: string) {
    const found = await this.run(letterToPrint, { applicationId, code });
    return this.draw(found, `${found.kind}-letter-${found.code}.pdf`);
  }

  private async draw(document: Parameters<typeof documentWords>[0], name: string) {
    const { origin } = new URL(this.config.PUBLIC_URL);
    const words = documentWords(document, { company: this.config.issuer.name, origin });
    return attachment(await documentPdf(words), name);
  }
}
