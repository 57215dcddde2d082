import { Module } from '@nestjs/common';
import { CertificateActionsController } from './certificate-actions.controller.js';
import { DocumentFiles } from './document-files.js';
import {
  CertificatePageController,
  CertificatePictureController,
} from './certificate-page.controller.js';
import { DocumentsController, OwnCertificatesController } from './certificates.controller.js';
import {
  CredentialsController,
  OwnBadgesController,
  PublicBadgesController,
} from './badges/badges.controller.js';

@Module({
  controllers: [
    PublicBadgesController,
    OwnBadgesController,
    CredentialsController,
    DocumentsController,
    OwnCertificatesController,
    CertificateActionsController,
    CertificatePageController,
    CertificatePictureController,
  ],
  providers: [DocumentFiles],
  exports: [DocumentFiles],
})
export class CertificatesModule {}
