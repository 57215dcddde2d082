import type { Actor, WithAudit } from '../audit/index.js';
import type { WithEmails } from '../email/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { ApplicantTokens } from './applicant-page.js';
import { lockedAsSeen, noteChange, type Sight, step } from './changing.js';
import { mailOf, type Mailing } from './move-mail.js';
import type { WithApplications } from './ports.js';
import { isStage, type Stage } from './stages.js';

type Ports = Work<WithApplications & WithAudit & WithEmails> & {
  readonly ids: IdSource;
  readonly applicantTokens: ApplicantTokens;
};

/** Where an admin moves an application, and why. */
export type Moving = Sight & {
  readonly to: string;
  /** May be empty. */
  readonly reason: string;
  /** What the applicant is written about it, with the move or not at all. */
  readonly mail: Mailing;
};

const MOST_CHARACTERS = 500;

/** @throws InvalidInput */
function checkedStage(to: string): Stage {
  if (!isStage(to)) throw new InvalidInput({ to: 'Please choose a stage.' });
  return to;
}

/** @throws InvalidInput */
function checkedWhy(reason: string): string {
  const why = reason.trim();
  if (why.length > MOST_CHARACTERS) {
    throw new InvalidInput({ reason: `Please use at most ${MOST_CHARACTERS} characters.` });
  }
  return why;
}

/**
 * Moves an application to another stage, and keeps who did it, when and why; the mail about it, if there
 * is to be one, goes out with the move. Of two admins at once, the later is refused, and so sends none.
 * @throws InvalidInput, NothingToChange, ChangedMeanwhile, MoveRefused
 */
export async function moveApplication(
  { unitOfWork, ids, applicantTokens }: Ports,
  actor: Actor,
  { to, reason, mail: mailing, ...sight }: Moving,
): Promise<void> {
  const stage = checkedStage(to);
  const why = checkedWhy(reason);
  const mail = mailOf(mailing, stage);
  await unitOfWork.run(async (tx) => {
    const application = await lockedAsSeen(tx, sight);
    const { adminId, username: adminName } = actor;
    await step(tx, ids, application, {
      ...{ to: stage, adminId, adminName, reason: why, isMailed: mail !== null },
    });
    const { id, name, email } = application;
    if (mail) {
      const data = { name, ...mail, page: applicantTokens.tokenOf(id) };
      await tx.emails.add({ kind: 'application-moved', to: email, data });
    }
    await noteChange(tx, ids, actor, {
      action: 'move-application',
      subjectId: id,
      reason: why,
      before: { status: application.status },
      after: { status: stage, ...(mail ? { mail: mail.subject } : {}) },
    });
  });
}
