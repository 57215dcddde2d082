import type { StudentCaller } from '../platform/security/caller.js';
import type { EntityManager } from 'typeorm';
import { gatherReads, padList } from '../platform/database/gather-reads.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import type { TokenClaims } from './session-tokens.jwt.js';
import { SESSIONS } from './session.statement.js';

type Found = Pick<StudentCaller, 'email' | 'name'> & { readonly isToNote: boolean };

type Row = Found & { readonly place: number };

/** The students of these tokens, read from PostgreSQL each time; null where the session has ended. */
export const findSessions = (manager: EntityManager) =>
  gatherReads<TokenClaims, Found | null>(async (asked) => {
    const found = await runPrepared<Row>(manager, SESSIONS, [
      padList(asked.map(({ sub }) => sub)),
      padList(asked.map(({ ver }) => ver)),
      padList(asked.map(({ sid }) => sid)),
    ]);
    const byPlace = new Map(found.map(({ place, ...session }) => [place, session]));
    return asked.map((_, at) => byPlace.get(at + 1) ?? null);
  });
