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
import type { ApplicantTokens } from './applicant-tokens.js';
import type { Application } from './application.js';
import { type Changing, noteChange, moveLocked } from './changing.js';
import type { Interview } from './interview.js';
import type { MoveMail } from './move-mail.js';
import { moveMailData } from './move-mail-data.js';
import type { Stage } from './stages.js';
import type { ApplicationStores } from './ports.js';

export type MoveStores = ApplicationStores & CertificateStores & EmailStores & SettingsStores;

export type MovePorts = LetterPorts & { readonly applicantTokens: ApplicantTokens };

type DecidedMove = {
  readonly to: Stage;
  readonly reason: string;
  readonly mail: MoveMail | null;
  readonly answerBy: Date | null;
  readonly interview: Interview | null;
  readonly letter: { readonly kind: LetterKind; readonly terms: LetterTerms } | null;
};

/** Moves a locked application, with its mail, letter and audit entry. @throws MoveRefused */
export async function makeMove(
  tx: Changing & MoveStores,
  ports: MovePorts,
  actor: Actor,
  application: Application,
  { to, reason, mail, answerBy, interview, letter }: DecidedMove,
): Promise<void> {
  const { ids, applicantTokens } = ports;
  const { adminId, username: adminName } = actor;
  const moved = await moveLocked(tx, ids, application, {
    ...{ to, adminId, adminName, reason, isMailed: mail !== null, answerBy, interview },
  });
  const issued = letter && (await issueLetter(tx, ports, application, letter));
  if (mail) {
    const about = { mail, answerBy, letter: letter?.kind ?? null, interview };
    const data = moveMailData(applicantTokens, moved, about);
    await tx.emails.add({ kind: 'application-moved', to: application.email, data });
  }
  await noteChange(tx, ids, actor, {
    action: 'move-application',
    subjectId: application.id,
    reason,
    before: { status: application.status },
    after: {
      status: to,
      ...(answerBy ? { answerBy: answerBy.toISOString() } : {}),
      ...(interview ? { interview: interview.startsAt, place: interview.place } : {}),
      ...(mail ? { mail: mail.subject } : {}),
      ...(issued ? { letter: issued.code } : {}),
    },
  });
}
