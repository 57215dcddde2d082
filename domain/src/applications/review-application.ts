import { type Actor, note, refuseLostChange, type WithAudit } from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Work } from '../kernel/transaction.js';
import { type Application, APPLICATION_STATUSES, type ApplicationStatus } from './application.js';
import type { WithApplications } from './ports.js';

type Ports = Work<WithApplications & WithAudit> & { readonly ids: IdSource };

/** What an admin makes of an application; what is left out stays as it is. */
export type Review = {
  readonly applicationId: string;
  readonly status?: string | undefined;
  readonly notes?: string | undefined;
  /** What the admin saw of that, who would replace nothing else unknowingly. */
  readonly seen: { readonly status?: string | undefined; readonly notes?: string | undefined };
};

/** What is to be replaced must have been seen. */
function refuseUnseen({ status, notes, seen }: Review): void {
  const isBlind = (next: unknown, last: unknown) => next !== undefined && last === undefined;
  if (isBlind(status, seen.status) || isBlind(notes, seen.notes)) {
    throw new InvalidInput({ seen: 'Please load the application again.' });
  }
}

function checked({
  status,
  notes,
}: Pick<Application, 'notes'> & { status: string }): Pick<Application, 'status' | 'notes'> {
  if (!(APPLICATION_STATUSES as readonly string[]).includes(status)) {
    throw new InvalidInput({ status: 'Please choose a status.' });
  }
  if (notes.length > MAX_LENGTH.message) {
    throw new InvalidInput({ notes: `Please use at most ${MAX_LENGTH.message} characters.` });
  }
  return { status: status as ApplicationStatus, notes };
}

/**
 * Keeps an application's status and notes, and who changed them.
 * @throws InvalidInput, NothingToChange, ChangedMeanwhile
 */
export async function reviewApplication(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  review: Review,
): Promise<void> {
  refuseUnseen(review);
  await unitOfWork.run(async (tx) => {
    const application = await tx.applications.lock(review.applicationId);
    if (!application) throw new NothingToChange('application');
    const { id, status, notes } = application;
    const after = checked({ status: review.status ?? status, notes: review.notes ?? notes });
    const seen = {
      ...(review.status === undefined ? {} : { status: review.seen.status as ApplicationStatus }),
      ...(review.notes === undefined ? {} : { notes: review.seen.notes ?? '' }),
    };
    await refuseLostChange(tx, { what: 'application', id, now: { status, notes }, seen });
    await tx.applications.saveReview({ id, ...after });
    await note(tx, ids, actor, {
      action: 'review-application',
      subject: 'application',
      subjectId: id,
      reason: '',
      before: { status, notes },
      after,
    });
  });
}
