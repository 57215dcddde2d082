import { Inject, Injectable } from '@nestjs/common';
import { certificateToPrint, letterToPrint } from '@portal/domain/certificates/index.js';
import { companyNameOf } from '../email/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { attachment } from '../platform/http/attachment.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { documentPdf } from './document.pdfkit.js';
import { documentWords } from './document-words.js';

@Injectable()
export class DocumentFiles {
  @UseCase(certificateToPrint) private readonly certificateToPrint!: Bound<
    typeof certificateToPrint
  >;
  @UseCase(letterToPrint) private readonly letterToPrint!: Bound<typeof letterToPrint>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async drawCertificate(studentId: string, id: string) {
    const found = await this.certificateToPrint({ studentId, id });
    return this.draw(found, `certificate-${found.code}.pdf`);
  }

  async drawLetter(applicationId: string | null, code: string) {
    const found = await this.letterToPrint({ applicationId, code });
    return this.draw(found, `${found.kind}-letter-${found.code}.pdf`);
  }

  private async draw(document: Parameters<typeof documentWords>[0], name: string) {
    const { origin } = new URL(this.config.PUBLIC_URL);
    const words = documentWords(document, { company: companyNameOf(this.config), origin });
    return attachment(await documentPdf(words), name);
  }
}
