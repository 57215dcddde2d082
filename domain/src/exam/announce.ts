import { isTestDomain } from '../accounts/index.js';
import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { type Announcement, checkedAnnouncement } from './intervention.js';
import type { ExamStores } from './ports.js';

type Ports = Work<ExamStores & AuditStores> & { readonly ids: IdSource };

type SentAnnouncement = Pick<Announcement, 'domain' | 'text'> &
  Partial<Pick<Announcement, 'sittingId'>>;

/** Shows a sentence on the page of everybody who takes a test now, or a test of one domain or one room. @returns how many tests are
 * open @throws InvalidInput */
export async function announce(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { domain, sittingId = null, text }: SentAnnouncement,
): Promise<{ readonly open: number }> {
  const words = checkedAnnouncement(text);
  if (domain !== null && !isTestDomain(domain)) {
    throw new InvalidInput({ domain: 'There is no such domain.' });
  }
  return unitOfWork.run(async (tx) => {
    const id = ids.next();
    await tx.interventions.announce({
      ...{ id, domain, sittingId, text: words, adminId: actor.adminId, at: tx.now },
    });
    await noteAction(tx, ids, actor, {
      action: 'announce-to-tests',
      subject: 'attempt',
      subjectId: id,
      reason: words,
      before: null,
      after: { domain, ...(sittingId && { sittingId }) },
    });
    return { open: (await tx.attempts.listOpen(domain, sittingId)).length };
  });
}
