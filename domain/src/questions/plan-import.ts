import { hasNeedless } from '../kernel/seen-text.js';
import { readRow, type ImportRow, type ReadRow, type RowTexts } from './import-row.js';
import {
  keepingMarks,
  saysTheSame,
  WORDS_OF_A_FAMILY,
  type QuestionContent,
  type StoredQuestion,
} from './question.js';
import { SimilarityIndex } from './similarity.js';

type RowFate = 'new' | 'changed' | 'unchanged' | 'error';

export type PlannedRow = {
  readonly row: number;
  readonly id: string;
  readonly question: string;
  /** Its other words, as they would be stored; those of a row with faults need not be valid. */
  readonly rest: Omit<QuestionContent, 'id' | 'question' | 'family' | 'facts'>;
  readonly fate: RowFate;
  /** What the file says, of a row with faults. */
  readonly texts?: RowTexts;
  readonly faults: readonly string[];
  /** What the admin should check before the import. */
  readonly warnings: readonly string[];
};

export type ImportPlan = {
  readonly rows: readonly PlannedRow[];
  readonly counts: Readonly<Record<RowFate, number>>;
  readonly questions: readonly StoredQuestion[];
};

type JudgedRow = ReadRow &
  Required<Pick<ImportRow, 'row' | 'texts' | 'warnings'>> & {
    readonly next: StoredQuestion | null;
  };

/** Whether new and changed questions may be drawn at once, or wait as drafts. */
export type ImportAs = 'draft' | 'live';

function nextOf(
  { content, live }: ReadRow,
  last: StoredQuestion | undefined,
  importAs: ImportAs,
): StoredQuestion {
  const mayBeLive = importAs === 'live';
  if (last && saysTheSame(last, content)) {
    const isLive = mayBeLive ? (live ?? last.live) : last.live && live !== false;
    return { ...last, live: isLive };
  }
  const isLive = mayBeLive && live !== false;
  return { ...content, version: (last?.version ?? 0) + 1, live: isLive };
}

const isUnchanged = (last: StoredQuestion | undefined, next: StoredQuestion): boolean =>
  last?.version === next.version && last.live === next.live;

/** Why a row can't be taken: somebody has changed its question since the file was exported. */
function outdatedFaults({ content, version }: ReadRow, last: StoredQuestion | undefined): string[] {
  if (!last || version === undefined || version >= last.version) return [];
  if (saysTheSame(last, content)) return [];
  return [
    `the bank has version ${last.version} of it, and this row is of version ${version}: export it again, or leave its version out to replace the newer words`,
  ];
}

const invisibleWarnings = ({ texts }: ImportRow): string[] =>
  Object.values(texts).some(hasNeedless)
    ? ['invisible characters, or marks of the direction of writing, were taken out']
    : [];

function judgeRows(
  rows: readonly ImportRow[],
  kept: ReadonlyMap<string, StoredQuestion>,
  importAs: ImportAs,
): JudgedRow[] {
  const rowOfId = new Map<string, number>();
  return rows.map((one) => {
    const read = readRow(one, kept);
    const { id } = read.content;
    const earlier = rowOfId.get(id);
    if (earlier === undefined) rowOfId.set(id, one.row);
    const repeated = id !== '' && earlier !== undefined;
    const last = kept.get(id);
    const content = keepingMarks(last, read.content);
    const faults = [
      ...read.faults,
      ...(repeated ? [`row ${earlier} has this id too`] : []),
      ...(content ? outdatedFaults({ ...read, content }, last) : [WORDS_OF_A_FAMILY]),
    ];
    const next =
      faults.length > 0 || !content ? null : nextOf({ ...read, content }, last, importAs);
    const warnings = [...(one.warnings ?? []), ...invisibleWarnings(one), ...read.warnings];
    return { ...read, faults, row: one.row, texts: one.texts, warnings, next };
  });
}

function similarityAfter(kept: readonly StoredQuestion[], coming: readonly StoredQuestion[]) {
  const after = new Map([...kept, ...coming].map((question) => [question.id, question]));
  const byDomain = new Map<string, SimilarityIndex>();
  for (const question of after.values()) {
    const index = byDomain.get(question.domain) ?? new SimilarityIndex();
    index.add(question);
    byDomain.set(question.domain, index);
  }
  return byDomain;
}

/** In a file of similar questions, naming all of them for each would take gigabytes. */
const MOST_NAMED = 5;

function warningsOf(alike: readonly string[]): string[] {
  const named = alike.slice(0, MOST_NAMED).map((id) => `it is much like ${id}`);
  const others = alike.length - named.length;
  return others === 0 ? named : [...named, `it is much like ${others} more`];
}

/** The effect of importing these rows into this bank; nothing is stored. */
export function planImport(
  kept: readonly StoredQuestion[],
  rows: readonly ImportRow[],
  importAs: ImportAs = 'draft',
): ImportPlan {
  const byId = new Map(kept.map((question) => [question.id, question]));
  const found = judgeRows(rows, byId, importAs);
  const isToKeep = (next: StoredQuestion | null): next is StoredQuestion =>
    next !== null && !isUnchanged(byId.get(next.id), next);
  const questions = found.map(({ next }) => next).filter(isToKeep);
  const similarity = similarityAfter(kept, questions);
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 };
  const planned = found.map(({ row, content, texts, faults, warnings: own, next }): PlannedRow => {
    const fate = fateOf(next, byId);
    counts[fate] += 1;
    const warnings = isToKeep(next)
      ? [...own, ...warningsOf(similarity.get(next.domain)?.like(next) ?? [])]
      : [];
    const { id, question, family, facts, ...rest } = content;
    return { row, id, question, rest, fate, faults, warnings, ...(!next && { texts }) };
  });
  return { rows: planned, counts, questions };
}

function fateOf(next: StoredQuestion | null, kept: ReadonlyMap<string, StoredQuestion>): RowFate {
  if (!next) return 'error';
  const last = kept.get(next.id);
  if (!last) return 'new';
  return isUnchanged(last, next) ? 'unchanged' : 'changed';
}
