import { checkedReason, type Actor } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import { isAllowed, type ActiveAdmin, type AdminRole } from '../staff/index.js';
import { OwnQuestion } from './errors.js';

const REVIEWERS: readonly AdminRole[] = ['content'];

export type Approval = { readonly isOwn: boolean; readonly reason: string };

type Asked = {
  readonly actor: Actor;
  /** Who has worked on the words since they were last live. */
  readonly editors: readonly string[];
  readonly admins: readonly ActiveAdmin[];
  readonly reason: string;
};

/** Whether this admin may say that these words may be asked: who has worked on them may not, unless
 * that is so of everybody; then an owner may, and says why. @throws OwnQuestion, InvalidInput */
export function checkApproval({ actor, editors, admins, reason }: Asked): Approval {
  if (!editors.includes(actor.adminId)) return { isOwn: false, reason: reason.trim() };
  const others = admins.filter(
    ({ id, role }) => isAllowed(role, REVIEWERS) && !editors.includes(id),
  );
  if (others.length > 0) throw new OwnQuestion('somebody else');
  const isOwner = admins.some(({ id, role }) => id === actor.adminId && role === 'owner');
  if (!isOwner) throw new OwnQuestion('an owner');
  if (reason.trim() === '') {
    throw new InvalidInput({
      reason:
        'You have worked on these words, and nobody else can review them: please say why they go live.',
    });
  }
  return { isOwn: true, reason: checkedReason(reason) };
}
