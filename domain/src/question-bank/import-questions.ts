import { type Actor, note, type WithAudit } from '../audit/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import type { ImportRow } from './import-row.js';
import { refuseToClose } from './offer.js';
import type { ImportPlan } from './plan-import.js';
import type { ImportPlanner, WithQuestions } from './ports.js';

type Planning = { readonly planner: ImportPlanner };
type Ports = Work<WithAudit & WithPolicy & WithQuestions> & Planning & { readonly ids: IdSource };

/** What becomes of an import in which a row can't be taken. */
export const IMPORT_MODES = ['all-or-nothing', 'valid-rows'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** The most questions that one file may hold. */
export const MOST_ROWS = 5_000;

/** A file that was read. */
export type ImportedFile = { readonly name: string; readonly rows: readonly ImportRow[] };

/** A file that is to be taken. */
type Import = ImportedFile & {
  readonly mode: ImportMode;
  /** Whether it is meant if it ends the offer of a domain. */
  readonly confirmed?: boolean;
};

/** What became of an import. */
export type ImportOutcome = Omit<ImportPlan, 'questions'> & {
  /** Whether the bank has changed. */
  readonly applied: boolean;
};

function refuseLongOrEmpty({ rows }: ImportedFile): void {
  if (rows.length === 0) throw new InvalidInput({ file: 'There is no question in this file.' });
  if (rows.length > MOST_ROWS) {
    throw new InvalidInput({ file: `Please import at most ${MOST_ROWS} questions at a time.` });
  }
}

/**
 * What an import would do to the bank as it is now.
 * @throws InvalidInput
 */
export async function previewImport(
  { questions, planner }: WithQuestions & Planning,
  file: ImportedFile,
): Promise<ImportOutcome> {
  refuseLongOrEmpty(file);
  const { rows, counts } = await planner.plan(await questions.all(), file.rows);
  return { rows, counts, applied: false };
}

/** The versions before and after; the words are in the record of versions. */
const versionsOf = (questions: readonly { id: string; version: number; live: boolean }[]) =>
  Object.fromEntries(questions.map(({ id, version, live }) => [id, { version, live }]));

async function keep(
  ports: Ports,
  tx: Transaction<WithAudit & WithQuestions>,
  actor: Actor,
  { questions, counts, name }: ImportPlan & { readonly name: string },
): Promise<void> {
  const ids = new Set(questions.map(({ id }) => id));
  const before = (await tx.questions.all()).filter(({ id }) => ids.has(id));
  await tx.questions.save(questions);
  await note(tx, ports.ids, actor, {
    action: 'import-questions',
    subject: 'question',
    subjectId: name,
    reason: '',
    before: versionsOf(before),
    after: { counts, ...versionsOf(questions) },
  });
}

/**
 * Takes the questions of a file into the bank: new ones, and new words as the next version. What is
 * in the bank and not in the file stays as it is.
 * @param mode whether one bad row keeps all others out
 * @returns what was done, row by row; nothing is done where nothing differs
 * @throws InvalidInput, DomainsWouldClose
 */
export async function importQuestions(
  ports: Ports,
  actor: Actor,
  { mode, confirmed = false, ...file }: Import,
): Promise<ImportOutcome> {
  refuseLongOrEmpty(file);
  return ports.unitOfWork.run(async (tx) => {
    await tx.questions.lockBank();
    const kept = await tx.questions.all();
    const plan = await ports.planner.plan(kept, file.rows);
    const { rows, counts, questions } = plan;
    const isHeld = mode === 'all-or-nothing' && counts.error > 0;
    const applied = !isHeld && questions.length > 0;
    if (applied) {
      refuseToClose({ kept, coming: questions }, await tx.policy.current(), confirmed);
      await keep(ports, tx, actor, { ...plan, name: file.name });
    }
    return { rows, counts, applied };
  });
}
