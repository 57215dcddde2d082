import { type Actor, checkedReason, note, type AuditStores } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { StaffStores } from '../staff/index.js';
import { ImportHasChanged, ImportIsServed, ImportIsUndone, NothingToMove } from './errors.js';
import { isReworded, type ImportBatch, type ImportedChange } from './import-batch.js';
import { actionOf, approvalOf, reasonFor } from './move-question.js';
import { rejectToClose } from './offer.js';
import type { KeptQuestion } from './question.js';
import { inState, MOVES, stateOf, type QuestionMove } from './question-state.js';
import type { QuestionStores } from './stores.js';

type Stores = StaffStores & AuditStores & QuestionStores & SettingsStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

/** What may be done with the questions of an import together. */
export const IMPORT_MOVES = ['submit', 'send-back', 'approve'] as const satisfies QuestionMove[];

type ImportAction = {
  readonly importId: string;
  readonly reason: string;
  readonly confirmed?: boolean;
};

type MovedImport = { readonly move: (typeof IMPORT_MOVES)[number] };

async function lockedImport(tx: QuestionStores, importId: string): Promise<ImportBatch> {
  const found = await tx.imports.lockById(importId);
  if (!found) throw new NothingToChange('import');
  return found;
}

const byId = (questions: readonly KeptQuestion[]): ReadonlyMap<string, KeptQuestion> =>
  new Map(questions.map((question) => [question.id, question]));

/** Moves an import's questions that still have its words and the move's first state. @returns how
 * many @throws InvalidInput, NothingToChange, ImportIsUndone, NothingToMove, OwnQuestion,
 * DomainsWouldClose */
export async function moveImport(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { importId, move, confirmed = false, ...asked }: ImportAction & MovedImport,
): Promise<number> {
  const { from, to } = MOVES[move];
  const reason = reasonFor(move, asked.reason);
  return unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const { name, changes, undoneAt } = await lockedImport(tx, importId);
    if (undoneAt) throw new ImportIsUndone();
    const kept = await tx.questions.all();
    const versions = new Map(changes.map(({ id, version }) => [id, version]));
    const moved = kept.filter(
      (question) => versions.get(question.id) === question.version && stateOf(question) === from,
    );
    if (moved.length === 0) throw new NothingToMove(from);
    const approval = await approvalOf(tx, actor, { move, reason }, moved);
    const after = moved.map((question) => inState(question, to));
    await rejectToClose(tx, { kept, coming: after }, confirmed);
    await tx.questions.save(after);
    await note(tx, ids, actor, {
      action: actionOf(move, approval, 'import'),
      subject: 'question',
      subjectId: name,
      reason: approval.reason,
      before: { importId, state: from },
      after: { state: to, versions: Object.fromEntries(moved.map((one) => [one.id, one.version])) },
    });
    return moved.length;
  });
}

/** @throws ImportHasChanged, ImportIsServed */
async function rejectWhatIsUsed(
  tx: Transaction<QuestionStores>,
  changes: readonly ImportedChange[],
  now: ReadonlyMap<string, KeptQuestion>,
): Promise<void> {
  const edited = changes.filter(({ id, version }) => now.get(id)?.version !== version);
  if (edited.length > 0) throw new ImportHasChanged(edited.map(({ id }) => id));
  const used = await tx.questions.used(changes.filter(isReworded));
  if (used.length > 0) throw new ImportIsServed(used.map(({ id }) => id));
}

async function restored(
  tx: Transaction<QuestionStores>,
  changes: readonly ImportedChange[],
): Promise<KeptQuestion[]> {
  const earlier = changes.flatMap(({ id, before }) => (before ? [{ id, ...before }] : []));
  const words = new Map(
    (await tx.questions.findVersions(earlier)).map((version) => [version.id, version]),
  );
  return earlier.flatMap((status) => {
    const version = words.get(status.id);
    return version ? [{ ...version, ...status }] : [];
  });
}

/** Restores the bank to before an import; nobody draws meanwhile. @throws InvalidInput,
 * NothingToChange, ImportIsUndone, ImportHasChanged, ImportIsServed, DomainsWouldClose */
export async function undoImport(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { importId, confirmed = false, ...asked }: ImportAction,
): Promise<void> {
  const reason = checkedReason(asked.reason);
  await unitOfWork.run(async (tx) => {
    await tx.questions.lockDraws();
    const batch = await lockedImport(tx, importId);
    const { name, changes } = batch;
    if (batch.undoneAt) throw new ImportIsUndone();
    const kept = await tx.questions.all();
    const now = byId(kept);
    await rejectWhatIsUsed(tx, changes, now);
    const back = await restored(tx, changes);
    const gone = changes.flatMap(({ id, before }) => {
      const question = now.get(id);
      return before || !question ? [] : [inState(question, 'retired')];
    });
    const coming = [...back, ...gone];
    await rejectToClose(tx, { kept, coming }, confirmed);
    await tx.questions.save(back);
    await tx.questions.remove(changes.filter(isReworded));
    await tx.imports.save({ ...batch, undoneAt: tx.now });
    await note(tx, ids, actor, {
      action: 'undo-import',
      subject: 'question',
      subjectId: name,
      reason,
      before: { importId, ...statesOf(changes.map(({ id }) => now.get(id))) },
      after: { removed: gone.map(({ id }) => id), ...statesOf(back) },
    });
  });
}

const statesOf = (questions: readonly (KeptQuestion | undefined)[]) =>
  Object.fromEntries(
    questions.flatMap((one) =>
      one ? [[one.id, { version: one.version, state: stateOf(one) }] as const] : [],
    ),
  );
