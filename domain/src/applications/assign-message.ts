import { type Actor, note, type WithAudit } from '../audit/index.js';
import { DomainError, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { WithMessages } from './ports.js';

class MessageTaken extends DomainError {
  constructor(owner: string | null) {
    super(
      'conflict',
      'message_taken',
      owner ? `${owner} has taken this message meanwhile.` : 'Nobody has this message any more.',
    );
  }
}

export type Taking = {
  readonly messageId: string;
  readonly isTaken: boolean;
  /** The owner's name as it was shown; null for nobody. */
  readonly seen: string | null;
};

/** Makes the admin the owner of a message, or nobody. Anyone may answer it all the same. @throws
 * NothingToChange, MessageTaken if it is another's than was seen */
export async function assignMessage(
  { unitOfWork, ids }: Work<WithAudit & WithMessages> & { readonly ids: IdSource },
  actor: Actor,
  { messageId, isTaken, seen }: Taking,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const message = await tx.messages.lock(messageId);
    if (!message) throw new NothingToChange('message');
    const before = message.ownerName;
    if (before !== seen) throw new MessageTaken(before);
    const after = isTaken ? actor.username : null;
    if (after === before) return;
    await tx.messages.assign(messageId, isTaken ? actor : null);
    await note(tx, ids, actor, {
      ...{ action: 'assign-message', subject: 'message', subjectId: messageId, reason: '' },
      ...{ before: { owner: before }, after: { owner: after } },
    });
  });
}
