import {
  type Actor,
  type AuditAction,
  note,
  reasonIfNeeded,
  type AuditStores,
} from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { StaffStores } from '../staff/index.js';
import { checkApproval, type Approval } from './approval.js';
import { MoveNotAllowed, QuestionHasChanged } from './errors.js';
import { rejectToClose } from './offer.js';
import type { KeptQuestion } from './question.js';
import { inState, MOVES, stateOf, type QuestionMove } from './question-state.js';
import type { QuestionStores } from './stores.js';

type Stores = StaffStores & AuditStores & SettingsStores & QuestionStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

type Moving = {
  readonly id: string;
  readonly move: QuestionMove;
  readonly version?: number | undefined;
  readonly reason: string;
  readonly confirmed?: boolean;
};

/** Why something is done: only a move that has to be explained needs words. @throws InvalidInput */
export const reasonFor = (move: QuestionMove, reason: string): string =>
  reasonIfNeeded(MOVES[move].isExplained, reason);

/** What holds for these questions; a move other than an approval needs nobody else. */
export async function approvalOf(
  tx: Transaction<StaffStores>,
  actor: Actor,
  { move, reason }: Pick<Moving, 'move' | 'reason'>,
  questions: readonly KeptQuestion[],
): Promise<Approval> {
  if (move !== 'approve') return { isOwn: false, reason };
  const editors = [...new Set(questions.flatMap(({ editors: own = [] }) => own))];
  return checkApproval({ actor, editors, admins: await tx.admins.active(), reason });
}

/** The audit log's word for a move, which tells an approval of one's own words apart. */
export const actionOf = (
  move: QuestionMove,
  { isOwn }: Approval,
  what: 'question' | 'import',
): AuditAction => `${move === 'approve' && isOwn ? 'approve-own' : move}-${what}`;

/** Moves a question to another state; it keeps its version. @throws InvalidInput, NothingToChange,
 * QuestionHasChanged, MoveNotAllowed, OwnQuestion, DomainsWouldClose */
export async function moveQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, move, version, confirmed = false, ...asked }: Moving,
): Promise<KeptQuestion> {
  const { from, to } = MOVES[move];
  const reason = reasonFor(move, asked.reason);
  return unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const [last] = await tx.questions.find([id]);
    if (!last) throw new NothingToChange('question');
    if (version !== undefined && last.version !== version) throw new QuestionHasChanged();
    const state = stateOf(last);
    if (state === to) return last;
    if (state !== from) throw new MoveNotAllowed(state, from);
    const approval = await approvalOf(tx, actor, { move, reason }, [last]);
    const after = inState(last, to);
    await rejectToClose(tx, { kept: [last], coming: [after] }, confirmed);
    await tx.questions.save([after]);
    await note(tx, ids, actor, {
      action: actionOf(move, approval, 'question'),
      subject: 'question',
      subjectId: id,
      reason: approval.reason,
      before: { version: last.version, state, live: last.live },
      after: { version: last.version, state: to, live: after.live },
    });
    return after;
  });
}
