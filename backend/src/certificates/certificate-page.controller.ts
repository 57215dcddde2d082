import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { checkLetter } from '@portal/domain/applications/index.js';
import { checkCertificate } from '@portal/domain/certificates/index.js';
import { DomainError } from '@portal/domain/kernel/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Limit } from '../platform/http/access.js';
import { text } from '../platform/http/input.js';
import { ALL_CHECKS, CHECKS } from '../platform/http/limits.js';
import { NoSuchRoute } from '../platform/http/http-errors.js';
import { PUBLIC_PAGES, type PublicPages } from '../platform/http/public-pages.js';
import { pageOf, sendPage } from '../platform/http/site-pages.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { certificateHead, letterHead, withHead } from './certificate-head.js';

const DOCUMENT = '/certificate/index.html';

@Controller('certificate')
export class CertificatePageController {
  @UseCase(checkCertificate) private readonly checkCertificate!: Bound<typeof checkCertificate>;
  @UseCase(checkLetter) private readonly checkLetter!: Bound<typeof checkLetter>;

  constructor(
    @Inject(PUBLIC_PAGES) private readonly pages: PublicPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Access('anyone')
  @Limit(CHECKS, ALL_CHECKS)
  @Get(':code')
  async show(
    @Param('code', { schema: text }) code: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const document = (await this.pages()).get(DOCUMENT);
    if (!document) throw new NoSuchRoute();
    const found = await this.found(code);
    const { origin } = new URL(this.config.PUBLIC_URL);
    const address = `${origin}/certificate/${encodeURIComponent(found?.known ?? code)}`;
    const page = pageOf(DOCUMENT, withHead(document.body.toString(), found?.head ?? null, address));
    void reply.header('X-Robots-Tag', 'noindex');
    return sendPage(request, reply.status(found ? 200 : 404), page);
  }

  /** No code is both a certificate's and a letter's. */
  private async found(typed: string) {
    const certificate = await orNone(this.checkCertificate(typed));
    if (certificate) return { known: certificate.code, head: certificateHead(certificate) };
    const letter = await orNone(this.checkLetter(typed));
    return letter && { known: letter.code, head: letterHead(letter) };
  }
}

async function orNone<Found>(check: Promise<Found>): Promise<Found | null> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null;
    throw error;
  }
}
