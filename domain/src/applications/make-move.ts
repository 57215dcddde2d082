import type { Actor } from '../audit/index.js';
import type { WithEmails } from '../email/index.js';
import type { IdSource } from '../kernel/sources.js';
import type { ApplicantTokens } from './applicant-page.js';
import type { Application } from './application.js';
import { type Changing, noteChange, step } from './changing.js';
import type { MoveMail } from './move-mail.js';
import type { Stage } from './stages.js';

/** What a move needs from outside, beside the stores. */
export type MovePorts = { readonly ids: IdSource; readonly applicantTokens: ApplicantTokens };

/** A move that somebody decided on. */
type DecidedMove = {
  readonly to: Stage;
  readonly reason: string;
  /** What the applicant is written about it; null: nothing. */
  readonly mail: MoveMail | null;
  /** The last moment at which an offer can be answered. */
  readonly answerBy?: Date | null;
};

/**
 * Moves a locked application as this actor, with its mail and an entry in the audit log.
 * @throws MoveRefused
 */
export async function makeMove(
  tx: Changing & WithEmails,
  { ids, applicantTokens }: MovePorts,
  actor: Actor,
  application: Application,
  { to, reason, mail, answerBy = null }: DecidedMove,
): Promise<void> {
  const { adminId, username: adminName } = actor;
  await step(tx, ids, application, {
    ...{ to, adminId, adminName, reason, isMailed: mail !== null, answerBy },
  });
  const { id, name, email } = application;
  const until = answerBy ? { answerBy: answerBy.toISOString() } : {};
  if (mail) {
    const data = { name, ...mail, ...until, page: applicantTokens.tokenOf(id) };
    await tx.emails.add({ kind: 'application-moved', to: email, data });
  }
  await noteChange(tx, ids, actor, {
    action: 'move-application',
    subjectId: id,
    reason,
    before: { status: application.status },
    after: { status: to, ...until, ...(mail ? { mail: mail.subject } : {}) },
  });
}
