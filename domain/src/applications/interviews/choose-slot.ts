import type { EmailStores } from '../../email/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import type { SettingsStores } from '../../settings/index.js';
import type { Application } from '../application.js';
import { InterviewGone, NotAtInterview, SlotGone } from './errors.js';
import { isOpen } from './interview.js';
import { book, cancel, type InterviewPorts } from './tell-interview.js';
import type { ApplicationStores } from '../stores.js';

type Stores = ApplicationStores & EmailStores & SettingsStores;
type Ports = Work<Stores> & InterviewPorts;

/** @throws NothingToChange for a token that opens nothing, NotAtInterview */
async function lockedByToken(
  tx: Transaction<Stores>,
  { applicantTokens }: InterviewPorts,
  token: string,
): Promise<Application> {
  const id = applicantTokens.idIn(token);
  const application = id === null ? null : await tx.applications.lock(id);
  if (!application) throw new NothingToChange('application');
  if (application.status !== 'interview') throw new NotAtInterview();
  return application;
}

/** Takes the time that an applicant chooses; of two who choose the same, the second is refused.
 * @throws NothingToChange, NotAtInterview, SlotGone */
export async function chooseSlot(
  { unitOfWork, ...ports }: Ports,
  { token, slotId }: { readonly token: string; readonly slotId: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const application = await lockedByToken(tx, ports, token);
    const last = await tx.interviews.comingOf(application.id, tx.now);
    if (last?.slotId === slotId) return;
    const slot = await tx.interviews.lockProposed(slotId, application.id);
    if (!slot || !isOpen(slot, tx.now) || (await tx.interviews.isTaken(slotId))) {
      throw new SlotGone();
    }
    await book(tx, ports, application, { slot, last, by: '' });
  });
}

/** Cancels the interview of an applicant who asks for that; its time is free then. The same twice
 * counts once. @throws NothingToChange, NotAtInterview, InterviewGone */
export async function cancelOwnInterview(
  { unitOfWork, ...ports }: Ports,
  { token, interviewId }: { readonly token: string; readonly interviewId: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const application = await lockedByToken(tx, ports, token);
    const last = await tx.interviews.comingOf(application.id, tx.now);
    if (last?.id === interviewId) return cancel(tx, ports, application, { last, by: '' });
    const seen = await tx.interviews.find(interviewId);
    const isDone = seen?.applicationId === application.id && seen.ending === 'cancelled';
    if (!isDone) throw new InterviewGone();
  });
}
