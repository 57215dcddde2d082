import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { checkDocument, DocumentNotFound } from '@portal/domain/certificates/index.js';
import { DomainError } from '@portal/domain/kernel/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import {
  Access,
  ALL_CHECKS,
  CHECKS,
  RUN,
  type Run,
  Limit,
  ALL_PICTURES,
  PICTURES,
} from '../platform/http/handler.js';
import { text } from '../platform/http/input.js';
import { CallBudget } from '../platform/http/call-budget.js';
import { NoSuchRoute, TooManyRequests } from '../platform/http/http-errors.js';
import { PUBLIC_PAGES, type PublicPages } from '../platform/http/public-pages.js';
import { pageOf, sendPage } from '../platform/http/site-pages.js';
import { documentHead, withHead, pictureWords, type PictureWords } from './certificate-head.js';
import { keptPictures } from './kept-pictures.js';

const DOCUMENT = '/certificate/index.html';

@Controller('certificate')
export class CertificatePageController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @Inject(PUBLIC_PAGES) private readonly pages: PublicPages,
    @Inject(CONFIG) private readonly config: Config,
    private readonly budget: CallBudget,
  ) {}

  @Access('anyone')
  @Get(':code')
  async show(
    @Param('code', { schema: text }) code: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const document = (await this.pages()).get(DOCUMENT);
    if (!document) throw new NoSuchRoute();
    const mayLookUp = await this.mayLookUp(request, reply);
    const found = mayLookUp ? await orNone(this.run(checkDocument, code)) : null;
    const { origin } = new URL(this.config.PUBLIC_URL);
    const address = `${origin}/certificate/${encodeURIComponent(found?.code ?? code)}`;
    const page = pageOf(
      DOCUMENT,
      withHead(
        document.body.toString(),
        found && documentHead(found, this.config.issuer.name),
        address,
      ),
    );
    void reply.header('X-Robots-Tag', 'noindex');
    return sendPage(request, reply.status(found || !mayLookUp ? 200 : 404), page);
  }

  /** A browser that opens the page can't do work, but the page itself can for its own call. */
  private async mayLookUp(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await this.budget.take(request, reply, 'certificate page', { limit: CHECKS, ...ALL_CHECKS });
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
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

/** A revocation is visible within five minutes. */
const CACHED = 'public, max-age=240';

/** The library that draws pictures is large, so it is loaded with the first one. */
async function drawnOf(words: PictureWords): Promise<Buffer> {
  const { certificatePicture } = await import('./certificate-picture.sharp.js');
  return certificatePicture(words);
}

/** The picture shown where a certificate's address is shared. It says no more than the page. */
@Controller('certificate')
export class CertificatePictureController {
  @Inject(RUN) private readonly run!: Run;

  private readonly picture = keptPictures(drawnOf);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Access('anyone')
  @Limit(PICTURES, ALL_PICTURES)
  @Get(':code/picture.png')
  async show(@Param('code', { schema: text }) code: string, @Res() reply: FastifyReply) {
    const found = await this.run(checkDocument, code);
    if (found.kind !== 'certificate') throw new DocumentNotFound();
    const words = pictureWords(found, {
      company: this.config.issuer.name,
      host: new URL(this.config.PUBLIC_URL).host,
    });
    const picture = await this.picture(words);
    return reply
      .type('image/png')
      .header('Cache-Control', CACHED)
      .header('X-Robots-Tag', 'noindex')
      .send(picture);
  }
}
