import { Module } from '@nestjs/common';
import { checkLetter } from '@portal/domain/applications/index.js';
import { hasPublicBadge } from '@portal/domain/badges/index.js';
import {
  checkCertificate,
  hasStatedAge,
  ownCertificates,
  publishCertificate,
  reissueCertificate,
  revokeCertificate,
} from '@portal/domain/certificates/index.js';
import { publishedTries } from '@portal/domain/exam/index.js';
import { useCases } from '../platform/use-cases.js';
import { CertificateActionsController } from './certificate-actions.controller.js';
import { CertificateFiles } from './certificate-files.js';
import { CertificatePageController } from './certificate-page.controller.js';
import { CertificatePictureController } from './certificate-picture.controller.js';
import { CertificatesController, OwnCertificatesController } from './certificates.controller.js';

@Module({
  controllers: [
    CertificatesController,
    OwnCertificatesController,
    CertificateActionsController,
    CertificatePageController,
    CertificatePictureController,
  ],
  providers: [
    CertificateFiles,
    ...useCases(
      checkCertificate,
      checkLetter,
      hasPublicBadge,
      hasStatedAge,
      ownCertificates,
      publishCertificate,
      publishedTries,
      reissueCertificate,
      revokeCertificate,
    ),
  ],
})
export class CertificatesModule {}
