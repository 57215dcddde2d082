import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import * as certificates from '@portal/domain/certificates/index.js';
import { DocumentNotFound } from '@portal/domain/certificates/index.js';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Access, Limit, ALL_CHECKS, CHECKS, RUN, type Run } from '../../platform/http/handler.js';
import { NoSuchRoute } from '../../platform/http/http-errors.js';
import { id, text } from '../../platform/http/input.js';
import { InjectPort } from '../../platform/ports.js';
import { CurrentStudent, type StudentCaller } from '../../platform/security/caller.js';

/** Programs that check badges expect `json` in the type; many do not read plain `application/vc`. */
const CREDENTIAL = 'application/vc+ld+json';
/** Together with the seconds until a list is signed again, a revocation is visible within five minutes. */
const CACHED = 'public, max-age=240';

/** Allows programs of other sites to check badges in a browser. */
const open = (reply: FastifyReply): FastifyReply =>
  reply.header('Access-Control-Allow-Origin', '*');

type File = { readonly code: string; readonly credential: certificates.Signed };

const sendFile = (reply: FastifyReply, { code, credential }: File): FastifyReply =>
  reply
    .type(CREDENTIAL)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Content-Disposition', `attachment; filename="badge-${code}.json"`)
    .send(JSON.stringify(credential));

@Controller('certificate')
export class PublicBadgesController {
  @Inject(RUN) private readonly run!: Run;

  @Access('anyone')
  @Limit(CHECKS, ALL_CHECKS)
  @Get(':code/badge.json')
  async show(@Param('code', { schema: text }) code: string, @Res() reply: FastifyReply) {
    const badge = await this.run(certificates.publicBadge, code);
    return sendFile(open(reply), badge);
  }
}

@Controller('api/me/certificates')
@Access('student')
export class OwnBadgesController {
  @Inject(RUN) private readonly run!: Run;

  @Get(':id/badge.json')
  async show(
    @CurrentStudent() { studentId }: StudentCaller,
    @Param('id', { schema: text }) typed: string,
    @Res() reply: FastifyReply,
  ) {
    if (!id.safeParse(typed).success) throw new DocumentNotFound();
    return sendFile(reply, await this.run(certificates.ownBadge, studentId, typed));
  }
}

const listNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

@Controller()
@Access('anyone')
export class CredentialsController {
  constructor(
    @InjectPort('badges') private readonly badges: certificates.BadgeRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('credentials/status/:list')
  async status(@Param('list', { schema: text }) typed: string, @Res() reply: FastifyReply) {
    const number = listNumber.safeParse(typed);
    const list = number.success ? await this.badges.findList(number.data) : null;
    if (!list) throw new NoSuchRoute();
    const answer = open(reply).type(CREDENTIAL).header('Cache-Control', CACHED);
    return answer.send(JSON.stringify(list));
  }

  @Get('.well-known/did.json')
  async issuer(@Res() reply: FastifyReply) {
    const keys = await this.badges.keys();
    if (keys.length === 0) throw new NoSuchRoute();
    const document = certificates.didDocument(
      certificates.didOf(new URL(this.config.PUBLIC_URL).host),
      keys,
    );
    const answer = open(reply).type('application/did+json').header('Cache-Control', CACHED);
    return answer.send(JSON.stringify(document));
  }
}
