import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { checkDocument, DocumentNotFound } from '@portal/domain/certificates/index.js';
import type { FastifyReply } from 'fastify';
import { companyNameOf } from '../email/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Limit } from '../platform/http/access.js';
import { text } from '../platform/http/input.js';
import { ALL_PICTURES, PICTURES } from '../platform/http/limits.js';
import { RUN, type Run } from '../platform/use-cases.js';
import { pictureWords, type PictureWords } from './certificate-head.js';

/** A revocation is visible within five minutes. */
const CACHED = 'public, max-age=240';
const MOST_KEPT = 100;

/** The library that draws pictures is large, so it is loaded with the first one. */
async function drawnOf(words: PictureWords): Promise<Buffer> {
  const { certificatePicture } = await import('./certificate-picture.sharp.js');
  return certificatePicture(words);
}

/** The picture shown where a certificate's address is shared. It says no more than the page. */
@Controller('certificate')
export class CertificatePictureController {
  @Inject(RUN) private readonly run!: Run;

  /** Keyed by the words, so that a change makes another picture. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Access('anyone')
  @Limit(PICTURES, ALL_PICTURES)
  @Get(':code/picture.png')
  async show(@Param('code', { schema: text }) code: string, @Res() reply: FastifyReply) {
    const found = await this.run(checkDocument, code);
    if (found.kind !== 'certificate') throw new DocumentNotFound();
    const words = pictureWords(found, {
      company: companyNameOf(this.config),
      host: new URL(this.config.PUBLIC_URL).host,
    });
    const picture = await this.drawn(JSON.stringify(words), () => drawnOf(words));
    return reply
      .type('image/png')
      .header('Cache-Control', CACHED)
      .header('X-Robots-Tag', 'noindex')
      .send(picture);
  }

  private drawn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known) return known;
    const made = draw();
    made.catch(() => this.kept.delete(key));
    this.kept.set(key, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return made;
  }
}
