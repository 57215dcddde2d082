import { isTestDomain } from '../accounts/index.js';
import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { checkedAnnouncement } from './intervention.js';
import type { ExamStores } from './stores.js';

type Ports = Work<ExamStores & AuditStores> & { readonly ids: IdSource };

/** Shows a sentence on the page of everybody who takes a test now, or a test of one domain. @returns how many tests are
 * open @throws InvalidInput */
export async function announce(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { domain, text }: { readonly domain: string | null; readonly text: string },
): Promise<{ readonly open: number }> {
  const words = checkedAnnouncement(text);
  if (domain !== null && !isTestDomain(domain)) {
    throw new InvalidInput({ domain: 'There is no such domain.' });
  }
  return unitOfWork.run(async (tx) => {
    const id = ids.next();
    await tx.interventions.announce({
      ...{ id, domain, text: words, adminId: actor.adminId, at: tx.now },
    });
    await noteAction(tx, ids, actor, {
      action: 'announce-to-tests',
      subject: 'attempt',
      subjectId: id,
      reason: words,
      before: null,
      after: { domain },
    });
    return { open: (await tx.attempts.listOpen(domain)).length };
  });
}
