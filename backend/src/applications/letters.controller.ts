import { Body, Controller, Get, Inject, Param } from '@nestjs/common';
import {
  type ApplicantTokens,
  checkLetter,
  letterToPrint,
} from '@portal/domain/applications/index.js';
import { z } from 'zod';
import { companyNameOf } from '../email/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { Access, Limit, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { ALL_CHECKS, CHECKS } from '../platform/http/limits.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';
import { letterPdf } from './letter.pdfkit.js';
import { letterWords } from './letter-words.js';

const ownBody = z.object({ token: textOrEmpty, code: textOrEmpty });
const ofApplication = z.object({ id, code: text });

@Controller('api')
export class LettersController {
  @UseCase(checkLetter) private readonly checkLetter!: Bound<typeof checkLetter>;
  @UseCase(letterToPrint) private readonly letterToPrint!: Bound<typeof letterToPrint>;
  private readonly tokens: ApplicantTokens;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly traces: AdminTraces,
  ) {
    this.tokens = hmacApplicantTokens(secretsOf(config));
  }

  @Access('anyone')
  @Limit(CHECKS, ALL_CHECKS)
  @Get('letters/:code')
  async check(@Param('code', { schema: text }) code: string) {
    return { success: true, letter: await this.checkLetter(code) };
  }

  /** What opens the applicant's page comes in the body, so that no log is told it. */
  @Access('anyone')
  @Limit(CHECKS, ALL_CHECKS)
  @Post('applications/letter')
  async own(@Body({ schema: ownBody }) { token, code }: z.infer<typeof ownBody>) {
    return this.fileOf(this.tokens.idIn(token), code);
  }

  @Access('admin', { roles: ['support'] })
  @Shows('person')
  @Get('admin/applications/:id/letters/:code/pdf')
  async ofApplication(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: ofApplication }) { id: applicationId, code }: z.infer<typeof ofApplication>,
  ) {
    const file = await this.fileOf(applicationId, code);
    await this.traces.view(admin, 'application', applicationId);
    return file;
  }

  private async fileOf(applicationId: string | null, code: string) {
    const letter = await this.letterToPrint({ applicationId, code });
    const { origin } = new URL(this.config.PUBLIC_URL);
    const words = letterWords(letter, { company: companyNameOf(this.config), origin });
    return attachment(await letterPdf(words), `${letter.kind}-letter-${letter.code}.pdf`);
  }
}
