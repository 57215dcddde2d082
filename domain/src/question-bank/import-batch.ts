import type { KeptQuestion } from './question.js';

type Status = Pick<KeptQuestion, 'version' | 'live' | 'waiting' | 'editors'>;

export type VersionKey = Pick<KeptQuestion, 'id' | 'version'>;

export type ImportedChange = VersionKey & {
  /** How it was before; null if it was not in the bank. */
  readonly before: Status | null;
};

export type ImportBatch = {
  readonly id: string;
  readonly name: string;
  readonly importedAt: Date;
  readonly adminId: string;
  readonly adminName: string;
  readonly changes: readonly ImportedChange[];
  readonly undoneAt: Date | null;
};

const statusOf = ({ version, live, waiting, editors }: KeptQuestion): Status => ({
  version,
  live,
  ...(waiting ? { waiting } : {}),
  ...(editors ? { editors } : {}),
});

/** What an import does to the bank: its questions, and those that they take the place of. */
export function changesOf(
  before: readonly KeptQuestion[],
  after: readonly KeptQuestion[],
): ImportedChange[] {
  const known = new Map(before.map((question) => [question.id, question]));
  return after.map(({ id, version }) => {
    const last = known.get(id);
    return { id, version, before: last ? statusOf(last) : null };
  });
}

/** Whether the import gave the question new words. */
export const isReworded = ({ version, before }: ImportedChange): boolean =>
  version !== before?.version;
