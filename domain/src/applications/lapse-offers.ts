import type { AuditStores } from '../audit/index.js';
import { indianDay } from '../kernel/indian-day.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { makeMove, type MovePorts, type MoveStores } from './make-move.js';
import { usualMail } from './move-mail.js';
import { isOverdue } from './offer.js';
import type { ApplicationStores } from './stores.js';

type Stores = ApplicationStores & AuditStores & MoveStores;

/** Nobody acts; no admin has this id. */
const LAPSE_JOB = {
  adminId: '00000000-0000-0000-0000-000000000000',
  username: 'scheduled job',
};

/** @returns whether the offer has lapsed by this */
async function lapse(tx: Transaction<Stores>, ports: MovePorts, id: string): Promise<boolean> {
  const application = await tx.applications.lock(id);
  if (!application?.answerBy || !isOverdue(application, tx.now)) return false;
  const reason = `No answer by ${indianDay(application.answerBy)}`;
  const move = { to: 'lapsed', reason, mail: usualMail('lapsed') } as const;
  await makeMove(tx, ports, LAPSE_JOB, application, move);
  return true;
}

/** Ends the offers that were not answered in time, one transaction each; several processes may run
 * at once. @returns how many have lapsed */
export async function lapseOffers(
  { unitOfWork, ...ports }: Work<Stores> & MovePorts,
  most: number,
): Promise<number> {
  const overdue = await unitOfWork.run((tx) => tx.applications.overdueOffers(tx.now, most));
  let lapsed = 0;
  for (const id of overdue) {
    if (await unitOfWork.run((tx) => lapse(tx, ports, id))) lapsed += 1;
  }
  return lapsed;
}
