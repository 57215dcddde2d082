import type { StudentCaller } from '../platform/security/caller.js';
import type { EntityManager } from 'typeorm';
import { gathered, planned } from '../platform/database/gathered.js';
import { prepared } from '../platform/database/prepared.pg.js';
import type { TokenClaims } from './session-tokens.jwt.js';
import { SESSIONS } from './session.statement.js';

type Found = Pick<StudentCaller, 'email' | 'name'> & { readonly isToNote: boolean };

type Row = Found & { readonly place: number };

/** Who the students of tokens are, asked of PostgreSQL each time; null where the session has ended. */
export const findSessions = (manager: EntityManager) =>
  gathered<TokenClaims, Found | null>(async (asked) => {
    const found = await prepared<Row>(manager, SESSIONS, [
      planned(asked.map(({ sub }) => sub)),
      planned(asked.map(({ ver }) => ver)),
      planned(asked.map(({ sid }) => sid)),
    ]);
    const byPlace = new Map(found.map(({ place, ...session }) => [place, session]));
    return asked.map((_, at) => byPlace.get(at + 1) ?? null);
  });
