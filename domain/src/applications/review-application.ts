import { type Actor, rejectLostChange, type AuditStores } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import type { Application } from './application.js';
import { addToThread, type Changing, noteChange, step } from './changing.js';
import { cancelOnLeaving } from './interviews/tell-interview.js';
import { checkedLetter } from './letter-form.js';
import type { MovePorts, MoveStores } from './make-move.js';
import { checkMove, isStage, type Stage } from './stages.js';
import type { ApplicationStores } from './stores.js';

type Ports = Work<ApplicationStores & AuditStores & MoveStores> & MovePorts;

export type Review = {
  readonly applicationId: string;
  readonly status?: string | undefined;
  readonly notes?: string | undefined;
  /** What the admin saw of that, who would replace nothing else unknowingly. */
  readonly seen: { readonly status?: string | undefined; readonly notes?: string | undefined };
};

/** What is to be replaced must have been seen. */
function rejectUnseen({ status, notes, seen }: Review): void {
  const isBlind = (next: unknown, last: unknown) => next !== undefined && last === undefined;
  if (isBlind(status, seen.status) || isBlind(notes, seen.notes)) {
    throw new InvalidInput({ seen: 'Please load the application again.' });
  }
}

function checked({
  status,
  notes,
}: Pick<Application, 'notes'> & { status: string }): Pick<Application, 'status' | 'notes'> {
  if (!isStage(status)) throw new InvalidInput({ status: 'Please choose a status.' });
  if (notes.length > MAX_LENGTH.message) {
    throw new InvalidInput({ notes: `Please use at most ${MAX_LENGTH.message} characters.` });
  }
  return { status, notes };
}

/** What changed becomes a move and a note, as if it had been made by itself. @throws LetterNeeded */
async function keep(
  tx: Changing & MoveStores,
  ports: MovePorts,
  actor: Actor,
  application: Application,
  { status: to, notes }: Pick<Application, 'status' | 'notes'>,
): Promise<void> {
  const { adminId, username: adminName } = actor;
  const { ids } = ports;
  const isMove = to !== application.status;
  if (isMove) {
    checkMove(application.status, to);
    checkedLetter(to, null, tx.now);
    await cancelOnLeaving(tx, ports, application, adminName);
  }
  const moved = !isMove
    ? application
    : await step(tx, ids, application, {
        ...{ to, adminId, adminName, reason: '', isMailed: false },
      });
  if (notes !== application.notes) await addToThread(tx, ids, actor, moved, notes);
}

/** Keeps a status and a note, for clients from before the stages; a stage with a letter is not
 * reached so. @throws InvalidInput, NothingToChange, ChangedMeanwhile, LetterNeeded, MoveRefused */
export async function reviewApplication(
  { unitOfWork, ...ports }: Ports,
  actor: Actor,
  review: Review,
): Promise<void> {
  rejectUnseen(review);
  await unitOfWork.run(async (tx) => {
    const application = await tx.applications.lock(review.applicationId);
    if (!application) throw new NothingToChange('application');
    const { id, status, notes } = application;
    // Notes are only added: to take them all away adds none.
    const written = review.notes === '' ? undefined : review.notes;
    const after = checked({ status: review.status ?? status, notes: written ?? notes });
    const seen = {
      ...(review.status === undefined ? {} : { status: review.seen.status as Stage }),
      ...(review.notes === undefined ? {} : { notes: review.seen.notes ?? '' }),
    };
    await rejectLostChange(tx, { what: 'application', id, now: { status, notes }, seen });
    await keep(tx, ports, actor, application, after);
    await noteChange(tx, ports.ids, actor, {
      ...{ action: 'review-application', subjectId: id, reason: '' },
      ...{ before: { status, notes }, after },
    });
  });
}
