import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { StudentCaller } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { findSessions } from './find-sessions.js';
import { RememberingStrategy, tokensFor } from './remembering.strategy.js';
import { claimsIn } from './session-tokens.jwt.js';
import { noteUse } from './session-use.js';

/** Accepts a student's token while its session version is current, on every replica. */
@Injectable()
export class StudentStrategy extends PassportStrategy(RememberingStrategy, 'student') {
  private readonly findSession: ReturnType<typeof findSessions>;

  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super(tokensFor('student', secretsOf(config)));
    this.findSession = findSessions(dataSource.manager);
  }

  async validate(payload: unknown): Promise<StudentCaller | false> {
    const claims = claimsIn(payload);
    if (!claims) return false;
    const { sub, ver, sid } = claims;
    const found = await this.findSession(claims);
    if (!found) return false;
    const { isToNote, ...student } = found;
    if (isToNote) noteUse(this.dataSource, sid);
    return { role: 'student', studentId: sub, ...student, session: { id: sid, version: ver } };
  }
}
