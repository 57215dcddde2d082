import { Inject, Injectable } from '@nestjs/common';
import {
  CertificateNotFound,
  type CertificateRepository,
} from '@portal/domain/certificates/index.js';
import { companyNameOf } from '../email/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { InjectPort } from '../platform/ports.js';
import { certificatePdf } from './certificate.pdfkit.js';
import { certificateWords } from './certificate-words.js';

@Injectable()
export class CertificateFiles {
  constructor(
    @InjectPort('certificates') private readonly certificates: CertificateRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws CertificateNotFound for another student's, and for one that is not valid any more */
  async ofOwner(studentId: string, certificateId: string) {
    const found = await this.certificates.find(certificateId);
    if (found?.studentId !== studentId || found.state !== 'valid' || !found.facts) {
      throw new CertificateNotFound();
    }
    const words = certificateWords(
      { ...found, facts: found.facts },
      {
        company: companyNameOf(this.config),
        origin: new URL(this.config.PUBLIC_URL).origin,
      },
    );
    return { bytes: await certificatePdf(words), name: `certificate-${found.code}.pdf` };
  }
}
