import { Body, Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  answerAsApplicant,
  type ApplicantTokens,
  cancelOwnInterview,
  chooseSlot,
} from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/config.js';
import { secretsOf } from '../platform/security/secrets.js';
import { Access, Limit } from '../platform/http/access.js';
import { id, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { ALL_CHECKS, CHECKS } from '../platform/http/limits.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { ownApplication } from './applicant-page.query.js';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';

const pageBody = z.object({ token: textOrEmpty });
const chooseBody = pageBody.extend({ slotId: id });
const cancelBody = pageBody.extend({ interviewId: id });
const answerBody = pageBody.extend({ answer: textOrEmpty });

/** What opens it comes in the body: no log is told it, and what reads mails ahead of people accepts nothing by a link. */
@Controller('api/applications')
@Access('anyone')
export class ApplicantPageController {
  @UseCase(answerAsApplicant) private readonly answerAsApplicant!: Bound<typeof answerAsApplicant>;
  @UseCase(chooseSlot) private readonly chooseSlot!: Bound<typeof chooseSlot>;
  @UseCase(cancelOwnInterview) private readonly cancelOwn!: Bound<typeof cancelOwnInterview>;
  private readonly tokens: ApplicantTokens;

  constructor(
    @InjectDataSource() readonly dataSource: DataSource,
    @Inject(CONFIG) readonly config: Config,
  ) {
    this.tokens = hmacApplicantTokens(secretsOf(config));
  }

  @Limit(CHECKS, ALL_CHECKS)
  @Post('page')
  async page(@Body({ schema: pageBody }) { token }: z.infer<typeof pageBody>) {
    return this.pageOf(token);
  }

  @Limit(CHECKS, ALL_CHECKS)
  @Post('answer')
  async answer(@Body({ schema: answerBody }) body: z.infer<typeof answerBody>) {
    await this.answerAsApplicant(body);
    return this.pageOf(body.token);
  }

  @Limit(CHECKS, ALL_CHECKS)
  @Post('interview/choose')
  async choose(@Body({ schema: chooseBody }) body: z.infer<typeof chooseBody>) {
    await this.chooseSlot(body);
    return this.pageOf(body.token);
  }

  @Limit(CHECKS, ALL_CHECKS)
  @Post('interview/cancel')
  async cancel(@Body({ schema: cancelBody }) body: z.infer<typeof cancelBody>) {
    await this.cancelOwn(body);
    return this.pageOf(body.token);
  }

  private async pageOf(token: string) {
    const application = await ownApplication(this, this.tokens.idIn(token));
    return { success: true, application };
  }
}
