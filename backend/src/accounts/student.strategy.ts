import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { StudentCaller } from '../platform/security/caller.js';
import { secretsOf } from '../platform/security/secrets.js';
import { RememberingStrategy, tokensFor } from './remembering.strategy.js';
import { claimsIn, type TokenClaims } from './session-tokens.jwt.js';
import { noteUse } from './session-use.js';
import { gatherReads, padList } from '../platform/database/gather-reads.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { SESSIONS } from './session.statement.js';

type Found = Pick<StudentCaller, 'email' | 'name'> & { readonly isToNote: boolean };

type Row = Found & { readonly place: number };

/** The students of these tokens, read from PostgreSQL each time; null where the session has ended. */
const findSessions = (manager: EntityManager) =>
  gatherReads<TokenClaims, Found | null>(async (asked) => {
    const found = await runPrepared<Row>(manager, SESSIONS, [
      padList(asked.map(({ sub }) => sub)),
      padList(asked.map(({ ver }) => ver)),
      padList(asked.map(({ sid }) => sid)),
    ]);
    const byPlace = new Map(found.map(({ place, ...session }) => [place, session]));
    return asked.map((_, at) => byPlace.get(at + 1) ?? null);
  });

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
