import { Module } from '@nestjs/common';
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
  providers: [CertificateFiles],
})
export class CertificatesModule {}
