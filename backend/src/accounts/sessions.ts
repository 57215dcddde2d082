import { Inject, Injectable } from '@nestjs/common';
import {
  beginSession,
  deviceInWords,
  type Session,
  type SessionPlace,
  type Student,
} from '@portal/domain/accounts/index.js';
import type { FastifyRequest } from 'fastify';
import { networkInWords } from '../platform/http/network-of.js';
import type { Bound } from '../platform/use-cases.js';
import { SessionTokens } from './session-tokens.jwt.js';

/** Where a request comes from, in words. */
export const placeOf = ({ headers, ip }: FastifyRequest): SessionPlace => ({
  device: deviceInWords(headers['user-agent'] ?? ''),
  network: networkInWords(ip),
});

/** A session as its owner sees it. */
export const shownSession = (session: Session, current: string | null) => ({
  id: session.id,
  device: session.device,
  network: session.network,
  beganAt: session.beganAt,
  lastUsedAt: session.lastUsedAt,
  isThis: session.id === current,
});

/** Begins sessions of students, each with its token. */
@Injectable()
export class StudentSessions {
  @Inject(beginSession) private readonly beginSession!: Bound<typeof beginSession>;

  constructor(private readonly tokens: SessionTokens) {}

  /** The token of a session that begins now. */
  async begin(student: Student, request: FastifyRequest): Promise<string> {
    const { id: ownerId, sessionVersion: version } = student;
    const owner = { holder: 'student', ownerId, version } as const;
    const session = await this.beginSession(owner, placeOf(request));
    return this.tokens.issue('student', student, session.id);
  }
}
