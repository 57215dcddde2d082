import {
  type Family,
  FamilyNotDrawn,
  type ImportPlan,
  type ImportPlanner,
  type PreviewedVariant,
  type SheetField,
  type StoredQuestion,
  UnreadableFile,
} from '@portal/domain/questions/index.js';
import type { BankFormat, ReadBank } from './bank-files.js';
import { type Previewed, type ReadFile, runInThread } from './import-thread.js';

/** @param chosen fields of a sheet's columns, where the admin chose them @throws UnreadableFile, FileTakesTooLong */
export async function readFileInThread(
  bytes: Uint8Array,
  name: string,
  chosen?: readonly (SheetField | null)[],
): Promise<ReadBank> {
  const read = (await runInThread({ kind: 'read', bytes, name, chosen })) as ReadFile;
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable);
  return read;
}

export const writeInThread = async (
  questions: readonly StoredQuestion[],
  format: BankFormat,
): Promise<string> => (await runInThread({ kind: 'write', questions, format })) as string;

/** @throws FamilyNotDrawn, FileTakesTooLong */
export async function previewInThread(family: Family, from: number): Promise<PreviewedVariant[]> {
  const previewed = (await runInThread({ kind: 'preview', family, from })) as Previewed;
  if ('notDrawn' in previewed) throw new FamilyNotDrawn(previewed.notDrawn);
  return previewed.variants;
}

export const threadedPlanner: ImportPlanner = {
  async plan(kept, rows, importAs) {
    return (await runInThread({ kind: 'plan', kept, rows, importAs })) as ImportPlan;
  },
};
