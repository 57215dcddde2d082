import type { Actor } from '../audit/index.js';
import {
  issueLetter,
  type LetterKind,
  type LetterPorts,
  type LetterTerms,
  type CertificateStores,
} from '../certificates/index.js';
import type { EmailStores } from '../email/index.js';
import type { SettingsStores } from '../settings/index.js';
import type { Application } from './application.js';
import { type Changing, noteChange, step } from './changing.js';
import { proposeOpenTimes } from './interviews/propose-open-times.js';
import { cancelOnLeaving, type InterviewPorts } from './interviews/tell-interview.js';
import type { MoveMail } from './move-mail.js';
import { moveMailData } from './move-mail-data.js';
import type { Stage } from './stages.js';
import type { ApplicationStores } from './stores.js';

export type MoveStores = EmailStores & ApplicationStores & CertificateStores & SettingsStores;

export type MovePorts = InterviewPorts & LetterPorts;

type DecidedMove = {
  readonly to: Stage;
  readonly reason: string;
  readonly mail: MoveMail | null;
  readonly answerBy?: Date | null;
  readonly letter?: { readonly kind: LetterKind; readonly terms: LetterTerms } | null;
};

/** Moves a locked application, with its mail, letter and audit entry. A mail about the interview names
 * the actor's open times, to be chosen on the applicant's page; an interview is cancelled as the
 * application leaves that stage. @throws MoveRefused */
export async function makeMove(
  tx: Changing & MoveStores,
  ports: MovePorts,
  actor: Actor,
  application: Application,
  { to, reason, mail, answerBy = null, letter = null }: DecidedMove,
): Promise<void> {
  const { ids, applicantTokens } = ports;
  const { adminId, username: adminName } = actor;
  await cancelOnLeaving(tx, ports, application, adminName);
  await step(tx, ids, application, {
    ...{ to, adminId, adminName, reason, isMailed: mail !== null, answerBy },
  });
  const written = letter && (await issueLetter(tx, ports, application, letter));
  const { id, email } = application;
  const until = answerBy ? { answerBy: answerBy.toISOString() } : {};
  if (mail) {
    const times = to === 'interview' ? await proposeOpenTimes(tx, adminId, id) : [];
    const about = { mail, answerBy, letter: letter?.kind ?? null, times };
    const data = moveMailData(applicantTokens, application, about);
    await tx.emails.add({ kind: 'application-moved', to: email, data });
  }
  await noteChange(tx, ids, actor, {
    action: 'move-application',
    subjectId: id,
    reason,
    before: { status: application.status },
    after: {
      ...{ status: to, ...until },
      ...(mail ? { mail: mail.subject } : {}),
      ...(written ? { letter: written.code } : {}),
    },
  });
}
