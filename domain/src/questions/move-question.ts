import { type Actor, noteAction, reasonIfNeeded, type AuditStores } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { QuestionHasChanged } from './errors.js';
import { rejectToClose } from './offer.js';
import type { StoredQuestion } from './question.js';
import type { QuestionStores } from './ports.js';
import { MOVES, type QuestionMove } from './question-moves.js';

type Ports = Work<AuditStores & QuestionStores & SettingsStores> & { readonly ids: IdSource };

type Moving = {
  readonly id: string;
  readonly move: QuestionMove;
  readonly version?: number | undefined;
  readonly reason: string;
  readonly confirmed?: boolean;
};

/** Makes a question live or a draft, without a new version. @throws InvalidInput, NothingToChange, QuestionHasChanged,
 * DomainsWouldClose */
export async function moveQuestion(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { id, move, version, confirmed = false, ...asked }: Moving,
): Promise<StoredQuestion> {
  const { live, isExplained } = MOVES[move];
  const reason = reasonIfNeeded(isExplained, asked.reason);
  return unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const [last] = await tx.questions.find([id]);
    if (!last) throw new NothingToChange('question');
    if (version !== undefined && last.version !== version) throw new QuestionHasChanged();
    if (last.live === live) return last;
    const after = { ...last, live };
    await rejectToClose(tx, { kept: [last], coming: [after] }, confirmed);
    await tx.questions.save([after]);
    await noteAction(tx, ids, actor, {
      ...{ action: `${move}-question`, subject: 'question', subjectId: id, reason },
      before: { version: last.version, live: last.live },
      after: { version: last.version, live },
    });
    return after;
  });
}
