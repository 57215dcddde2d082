import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import type { CertificateStores } from '../certificates/index.js';
import { ChangedMeanwhile, NothingToChange } from '../kernel/errors.js';
import type { Transaction, IdSource } from '../kernel/transaction.js';
import type { Application } from './application.js';
import type { Interview } from './interview.js';
import { endsOffer } from './letter-form.js';
import type { ApplicationMove, ApplicationStores } from './ports.js';
import { checkMove, type Stage } from './stages.js';

export type Sight = { readonly applicationId: string; readonly version: number };

export type Changing = Transaction<ApplicationStores & AuditStores>;

type Moving = Changing & Transaction<CertificateStores>;

/** Who made the last change: an admin's is in the audit log, the applicant's is not. */
async function lastChanger(tx: Changing, id: string): Promise<string> {
  const [move] = (await tx.applications.movesOf(id)).slice(-1);
  const entry = await tx.audit.latest(id, ['add-application-note']);
  const isApplicants = move?.adminId === null && !(entry && entry.at > move.at);
  return isApplicants ? 'The applicant' : (entry?.adminName ?? 'Somebody');
}

/** The locked application, if nobody has changed it. @throws NothingToChange, ChangedMeanwhile */
export async function lockedAsSeen(
  tx: Changing,
  { applicationId, version }: Sight,
): Promise<Application> {
  const application = await tx.applications.lock(applicationId);
  if (!application) throw new NothingToChange('application');
  if (application.version !== version) {
    const now = `it is now ${application.status}`;
    throw new ChangedMeanwhile('application', await lastChanger(tx, applicationId), [now]);
  }
  return application;
}

export type Step = Pick<ApplicationMove, 'adminId' | 'adminName' | 'reason' | 'isMailed'> & {
  readonly to: Stage;
  readonly answerBy?: Date | null;
  readonly interview?: Interview | null;
};

/** Moves a locked application and stores the move; an offer letter may end. @throws MoveRefused */
export async function moveLocked(
  tx: Moving,
  ids: IdSource,
  application: Application,
  { to, answerBy = null, interview = null, ...made }: Step,
): Promise<Application> {
  const { id: applicationId, status: from, version } = application;
  checkMove(from, to);
  const moved = { ...application, status: to, answerBy, interview, version: version + 1 };
  await tx.applications.saveState(moved);
  if (endsOffer(from, to)) await tx.certificates.revokeOffer(applicationId, tx.now);
  await tx.applications.addMove({
    ...{ ...made, id: ids.next(), applicationId, from, to, at: tx.now },
  });
  return moved;
}

export async function addToThread(
  tx: Changing,
  ids: IdSource,
  { adminId, username: adminName }: Actor,
  application: Application,
  text: string,
): Promise<Application> {
  const { id: applicationId } = application;
  const noted = { ...application, notes: text };
  await tx.applications.addNote({
    ...{ id: ids.next(), applicationId, text, adminId, adminName, at: tx.now },
  });
  await tx.applications.saveState(noted);
  return noted;
}

export const noteChange = (
  tx: Changing,
  ids: IdSource,
  actor: Actor,
  entry: Omit<Parameters<typeof noteAction>[3], 'subject'>,
): Promise<void> => noteAction(tx, ids, actor, { ...entry, subject: 'application' });
