import { Body, Controller, Get, Inject, Param } from '@nestjs/common';
import type { ApplicantTokens } from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { DocumentFiles } from '../certificates/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { Access, Limit, Shows, Post, CHECKS } from '../platform/http/handler.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';

const ownBody = z.object({ token: textOrEmpty, code: textOrEmpty });
const ofApplication = z.object({ id, code: text });

@Controller('api')
export class LettersController {
  private readonly tokens: ApplicantTokens;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly files: DocumentFiles,
    private readonly traces: AdminTraces,
  ) {
    this.tokens = hmacApplicantTokens(secretsOf(config));
  }

  /** The token of the applicant's page comes in the body, so that no log has it. */
  @Access('anyone')
  @Limit(CHECKS, { isByLink: true })
  @Post('applications/letter')
  async own(@Body({ schema: ownBody }) { token, code }: z.infer<typeof ownBody>) {
    return this.files.drawLetter(this.tokens.idIn(token), code);
  }

  @Access('admin', { roles: ['support'] })
  @Shows('person')
  @Get('admin/applications/:id/letters/:code/pdf')
  async ofApplication(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: ofApplication }) { id: applicationId, code }: z.infer<typeof ofApplication>,
  ) {
    const file = await this.files.drawLetter(applicationId, code);
    await this.traces.view(admin, 'application', applicationId);
    return file;
  }
}
