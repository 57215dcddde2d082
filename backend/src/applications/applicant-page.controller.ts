import { Body, Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as applications from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/config.js';
import { secretsOf } from '../platform/security/secrets.js';
import { Access, Limit, Post, CHECKS, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import { hmacApplicantTokens } from './applicant-tokens.hmac.js';
import { NothingToChange } from '@portal/domain/kernel/errors.js';
import { NOW } from '../platform/database/now.sql.js';

type Row = Pick<
  applications.Application,
  'name' | 'domain' | 'createdAt' | 'status' | 'answerBy' | 'interview'
> & { readonly now: Date };

const OWN = `
  SELECT name, domain, created_at AS "createdAt", status, answer_by AS "answerBy", interview,
    ${NOW} AS now
  FROM applications WHERE id = $1`;

const LETTERS = `
  SELECT code, kind FROM issued_documents WHERE application_id = $1 AND state = 'valid'
  ORDER BY issued_at, id`;

/** An application as its applicant sees it, without the admins' notes. @param id null if the token was invalid @throws
 * NothingToChange */
async function ownApplication(dataSource: DataSource, id: string | null) {
  const [row] = id === null ? [] : await dataSource.query<Row[]>(OWN, [id]);
  if (!row) throw new NothingToChange('application');
  const { status, answerBy, now, ...shown } = row;
  const stage = applications.shownStage({ status, answerBy }, now);
  return {
    ...{ ...shown, ...applications.stageWords(stage) },
    answerBy: stage === 'offered' ? answerBy : null,
    letters: stage === 'lapsed' ? [] : await dataSource.query<object[]>(LETTERS, [id]),
  };
}

const pageBody = z.object({ token: textOrEmpty });
const answerBody = pageBody.extend({ answer: textOrEmpty });

/** The token comes in the body, so no log has it, and a mail program that opens links accepts no offer. */
@Controller('api/applications')
@Access('anyone')
export class ApplicantPageController {
  @Inject(RUN) private readonly run!: Run;
  private readonly tokens: applications.ApplicantTokens;

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
    await this.run(applications.answerAsApplicant, body);
    return this.pageOf(body.token);
  }

  private async pageOf(token: string) {
    const application = await ownApplication(this.dataSource, this.tokens.idIn(token));
    return { success: true, application };
  }
}
