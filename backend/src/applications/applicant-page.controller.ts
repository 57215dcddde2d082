import { Body, Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { answerAsApplicant, type ApplicantTokens } from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/config.js';
import { secretsOf } from '../platform/security/secrets.js';
import { Access, Limit, Post, CHECKS, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import { ownApplication } from './applicant-page.query.js';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';

const pageBody = z.object({ token: textOrEmpty });
const answerBody = pageBody.extend({ answer: textOrEmpty });

/** The token comes in the body, so no log has it, and a mail program that opens links accepts no offer. */
@Controller('api/applications')
@Access('anyone')
export class ApplicantPageController {
  @Inject(RUN) private readonly run!: Run;
  private readonly tokens: ApplicantTokens;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.tokens = hmacApplicantTokens(secretsOf(config));
  }

  @Limit(CHECKS, { isByLink: true })
  @Post('page')
  async page(@Body({ schema: pageBody }) { token }: z.infer<typeof pageBody>) {
    return this.pageOf(token);
  }

  @Limit(CHECKS, { isByLink: true })
  @Post('answer')
  async answer(@Body({ schema: answerBody }) body: z.infer<typeof answerBody>) {
    await this.run(answerAsApplicant, body);
    return this.pageOf(body.token);
  }

  private async pageOf(token: string) {
    const application = await ownApplication(this.dataSource, this.tokens.idIn(token));
    return { success: true, application };
  }
}
