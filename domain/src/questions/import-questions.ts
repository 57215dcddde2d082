import { type Actor, noteAction, type AuditStores } from '../audit/index.js';
import { ChangedMeanwhile, InvalidInput } from '../kernel/errors.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { ImportRow } from './import-row.js';
import { rejectToClose } from './offer.js';
import type { ImportPlan, ImportAs } from './plan-import.js';
import type { ImportPlanner, QuestionStores } from './ports.js';
import type { StoredQuestion } from './question.js';

type Planning = { readonly planner: ImportPlanner };
type Ports = Work<AuditStores & QuestionStores & SettingsStores> &
  Planning &
  Pick<QuestionStores, 'questions'> & { readonly ids: IdSource };

export const MOST_ROWS = 5_000;

export type ImportedFile = { readonly name: string; readonly rows: readonly ImportRow[] };

type Import = ImportedFile & {
  readonly importAs?: ImportAs;
  readonly confirmed?: boolean;
  /** The hash of the preview that the admin saw; without it, it is not compared. */
  readonly previewHash?: string | undefined;
};

export type ImportOutcome = Omit<ImportPlan, 'questions'> & {
  readonly applied: boolean;
  /** The same while nobody changes a question that the file names. */
  readonly previewHash: string;
};

function rejectLongOrEmpty({ rows }: ImportedFile): void {
  if (rows.length === 0) throw new InvalidInput({ file: 'There is no question in this file.' });
  if (rows.length > MOST_ROWS) {
    throw new InvalidInput({ file: `Please import at most ${MOST_ROWS} questions at a time.` });
  }
}

/** Includes unchanged questions that the rows name: otherwise the import could undo a later save. */
function hashOf(rows: ImportPlan['rows'], bank: readonly StoredQuestion[]): string {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const seen = rows
    .filter(({ fate }) => fate !== 'error')
    .map(({ id }) => {
      const last = byId.get(id);
      return [id, last && [last.version, last.live]];
    });
  return fingerprint(JSON.stringify(seen));
}

/** What an import would do to the bank as it is now. @throws InvalidInput */
export async function previewImport(
  { questions, planner }: Pick<QuestionStores, 'questions'> & Planning,
  file: ImportedFile,
  importAs: ImportAs = 'draft',
): Promise<ImportOutcome> {
  rejectLongOrEmpty(file);
  const kept = await questions.all();
  const { rows, counts } = await planner.plan(kept, file.rows, importAs);
  return { rows, counts, applied: false, previewHash: hashOf(rows, kept) };
}

/** The versions before and after; the words are in the history of versions. */
const versionsOf = (questions: readonly StoredQuestion[]) =>
  Object.fromEntries(questions.map(({ id, version, live }) => [id, { version, live }]));

/** Imports the valid rows of a file; other questions stay. The plan may take long, so it is made before the transaction.
 * @param importAs whether new words are drawn at once @returns the outcome of each row @throws InvalidInput,
 * ChangedMeanwhile, DomainsWouldClose */
export async function importQuestions(
  ports: Ports,
  actor: Actor,
  { confirmed = false, importAs = 'draft', previewHash, ...file }: Import,
): Promise<ImportOutcome> {
  rejectLongOrEmpty(file);
  const planned = await ports.questions.all();
  const { rows, counts, questions } = await ports.planner.plan(planned, file.rows, importAs);
  return ports.unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const kept = await tx.questions.all();
    const now = { rows, counts, previewHash: hashOf(rows, kept) };
    if (now.previewHash !== (previewHash ?? hashOf(rows, planned))) {
      const what = 'questions of this file; please look at it again';
      throw new ChangedMeanwhile('bank', 'Somebody', [what]);
    }
    if (questions.length === 0) return { ...now, applied: false };
    await rejectToClose(tx, { kept, coming: questions }, confirmed);
    await tx.questions.save(questions);
    const changed = new Set(questions.map(({ id }) => id));
    await noteAction(tx, ports.ids, actor, {
      ...{ action: 'import-questions', subject: 'question', subjectId: file.name, reason: '' },
      before: versionsOf(kept.filter(({ id }) => changed.has(id))),
      after: { counts, ...versionsOf(questions) },
    });
    return { rows, counts, applied: true, previewHash: hashOf(rows, [...kept, ...questions]) };
  });
}
