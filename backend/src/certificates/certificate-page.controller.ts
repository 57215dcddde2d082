import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { checkDocument } from '@portal/domain/certificates/index.js';
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
import { documentHead, withHead } from './certificate-head.js';

const DOCUMENT = '/certificate/index.html';

@Controller('certificate')
export class CertificatePageController {
  @UseCase(checkDocument) private readonly checkDocument!: Bound<typeof checkDocument>;

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
    const found = await orNone(this.checkDocument(code));
    const { origin } = new URL(this.config.PUBLIC_URL);
    const address = `${origin}/certificate/${encodeURIComponent(found?.code ?? code)}`;
    const page = pageOf(
      DOCUMENT,
      withHead(document.body.toString(), found && documentHead(found), address),
    );
    void reply.header('X-Robots-Tag', 'noindex');
    return sendPage(request, reply.status(found ? 200 : 404), page);
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
