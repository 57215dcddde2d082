import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { DomainError, NothingToChange } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { MessageOwner, ApplicationStores } from './ports.js';

class MessageTaken extends DomainError {
  constructor(owner: string | null) {
    super(
      'conflict',
      'message_taken',
      owner ? `${owner} has taken this message meanwhile.` : 'Nobody has this message any more.',
    );
  }
}

export const MESSAGE_OWNERS = ['self', 'finance', 'nobody'] as const;

/** The owner of a message that finance must act on, such as a request for a refund. */
export const FINANCE_TEAM = 'Finance team';

export type Assigning = {
  readonly messageId: string;
  readonly to: (typeof MESSAGE_OWNERS)[number];
  /** The owner that the admin saw; null for nobody. */
  readonly seen: string | null;
};

function ownerFor(to: Assigning['to'], { adminId, username }: Actor): MessageOwner | null {
  if (to === 'nobody') return null;
  return to === 'self' ? { adminId, username } : { adminId: null, username: FINANCE_TEAM };
}

/** Makes the admin, finance or nobody the owner of a message; everybody may still answer it. @throws NothingToChange,
 * MessageTaken if the owner is not the one that was seen */
export async function assignMessage(
  { unitOfWork, ids }: Work<AuditStores & ApplicationStores> & { readonly ids: IdSource },
  actor: Actor,
  { messageId, to, seen }: Assigning,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const message = await tx.messages.lock(messageId);
    if (!message) throw new NothingToChange('message');
    const before = message.ownerName;
    if (before !== seen) throw new MessageTaken(before);
    const owner = ownerFor(to, actor);
    const after = owner?.username ?? null;
    if (after === before) return;
    await tx.messages.assign(messageId, owner);
    await noteAction(tx, ids, actor, {
      ...{ action: 'assign-message', subject: 'message', subjectId: messageId, reason: '' },
      ...{ before: { owner: before }, after: { owner: after } },
    });
  });
}
