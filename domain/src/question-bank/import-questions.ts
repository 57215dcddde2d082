import { type Actor, note, type AuditStores } from '../audit/index.js';
import { ChangedMeanwhile, InvalidInput } from '../kernel/errors.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { changesOf } from './import-batch.js';
import type { ImportRow } from './import-row.js';
import { rejectToClose } from './offer.js';
import type { ImportPlan, Landing } from './plan-import.js';
import type { ImportPlanner } from './ports.js';
import type { KeptQuestion } from './question.js';
import { draftBy, stateOf } from './question-state.js';
import type { QuestionStores } from './stores.js';

type Planning = { readonly planner: ImportPlanner };
type Ports = Work<AuditStores & QuestionStores & SettingsStores> &
  Planning & { readonly ids: IdSource };

/** What becomes of an import in which a row can't be taken. */
export const IMPORT_MODES = ['all-or-nothing', 'valid-rows'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const MOST_ROWS = 5_000;

export type ImportedFile = { readonly name: string; readonly rows: readonly ImportRow[] };

type Import = ImportedFile & {
  readonly mode: ImportMode;
  readonly landing?: Landing;
  readonly confirmed?: boolean;
  /** That of the outcome which the admin saw; left out, whatever the bank holds. */
  readonly previewHash?: string | undefined;
};

export type ImportOutcome = Omit<ImportPlan, 'questions'> & {
  readonly applied: boolean;
  readonly importId: string | null;
  /** Alike as long as nobody changes a question that the file names. */
  readonly previewHash: string;
};

function rejectLongOrEmpty({ rows }: ImportedFile): void {
  if (rows.length === 0) throw new InvalidInput({ file: 'There is no question in this file.' });
  if (rows.length > MOST_ROWS) {
    throw new InvalidInput({ file: `Please import at most ${MOST_ROWS} questions at a time.` });
  }
}

/** Of all questions that the rows name, also unchanged ones: the file may undo what is saved later. */
function hashOf(rows: ImportPlan['rows'], bank: readonly KeptQuestion[]): string {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const seen = rows
    .filter(({ fate }) => fate !== 'error')
    .map(({ id }) => {
      const last = byId.get(id);
      return [id, last && [last.version, stateOf(last)]];
    });
  return fingerprint(JSON.stringify(seen));
}

/** What an import would do to the bank as it is now. @throws InvalidInput */
export async function previewImport(
  { questions, planner }: Pick<QuestionStores, 'questions'> & Planning,
  file: ImportedFile,
  landing: Landing = 'draft',
): Promise<ImportOutcome> {
  rejectLongOrEmpty(file);
  const kept = await questions.all();
  const { rows, counts } = await planner.plan(kept, file.rows, landing);
  return { rows, counts, applied: false, importId: null, previewHash: hashOf(rows, kept) };
}

/** The versions before and after; the words are in the record of versions. */
const versionsOf = (questions: readonly KeptQuestion[]) =>
  Object.fromEntries(
    questions.map((one) => [one.id, { version: one.version, live: one.live, state: stateOf(one) }]),
  );

/** Who brings words in has a word in them, as if they were typed. */
const broughtBy = (
  { adminId }: Actor,
  questions: readonly KeptQuestion[],
  kept: readonly KeptQuestion[],
): KeptQuestion[] => {
  const byId = new Map(kept.map((question) => [question.id, question]));
  return questions.map((question) => {
    const last = byId.get(question.id);
    const isNew = last?.version !== question.version && stateOf(question) === 'draft';
    return isNew ? draftBy(adminId, question, last) : question;
  });
};

type Taken = Pick<ImportPlan, 'counts'> & {
  readonly name: string;
  readonly before: readonly KeptQuestion[];
  readonly after: readonly KeptQuestion[];
};

async function keep(
  { ids }: Ports,
  tx: Transaction<AuditStores & QuestionStores>,
  actor: Actor,
  { counts, name, before, after }: Taken,
): Promise<string> {
  const importId = ids.next();
  await tx.questions.save(after);
  await tx.imports.add({
    id: importId,
    name,
    importedAt: tx.now,
    adminId: actor.adminId,
    adminName: actor.username,
    changes: changesOf(before, after),
    undoneAt: null,
  });
  await note(tx, ids, actor, {
    action: 'import-questions',
    subject: 'question',
    subjectId: name,
    reason: '',
    before: versionsOf(before),
    after: { counts, importId, ...versionsOf(after) },
  });
  return importId;
}

/** Imports the questions of a file; questions that are not in it stay. @param mode whether one bad
 * row keeps all others out @param landing whether new words wait for review @returns the rows'
 * outcomes @throws InvalidInput, ChangedMeanwhile, DomainsWouldClose */
export async function importQuestions(
  ports: Ports,
  actor: Actor,
  { mode, confirmed = false, landing = 'draft', previewHash, ...file }: Import,
): Promise<ImportOutcome> {
  rejectLongOrEmpty(file);
  return ports.unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const kept = await tx.questions.all();
    const { rows, counts, questions } = await ports.planner.plan(kept, file.rows, landing);
    const now = { rows, counts, previewHash: hashOf(rows, kept) };
    if (previewHash !== undefined && previewHash !== now.previewHash) {
      const what = 'questions of this file; please look at it again';
      throw new ChangedMeanwhile('bank', 'Somebody', [what]);
    }
    const isHeld = mode === 'all-or-nothing' && counts.error > 0;
    if (isHeld || questions.length === 0) return { ...now, applied: false, importId: null };
    const after = broughtBy(actor, questions, kept);
    await rejectToClose(tx, { kept, coming: after }, confirmed);
    const changed = new Set(after.map(({ id }) => id));
    const before = kept.filter(({ id }) => changed.has(id));
    const importId = await keep(ports, tx, actor, { counts, name: file.name, before, after });
    return {
      rows,
      counts,
      applied: true,
      importId,
      previewHash: hashOf(rows, [...kept, ...after]),
    };
  });
}
