import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { checkDocument, DocumentNotFound } from '@portal/domain/certificates/index.js';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Limit, ALL_PICTURES, PICTURES, RUN, type Run } from '../platform/http/handler.js';
import { text } from '../platform/http/input.js';
import { pictureWords, type PictureWords } from './certificate-head.js';
import { keptPictures } from './kept-pictures.js';

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
