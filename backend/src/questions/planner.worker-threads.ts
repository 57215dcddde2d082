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

/** @param chosen fields of a sheet's columns, where the admin chose them @throws UnreadableFile, FileWasStopped */
export async function readFileInThread(
  bytes: Uint8Array,
  name: string,
  stop: AbortSignal,
  chosen?: readonly (SheetField | null)[],
): Promise<ReadBank> {
  const read = (await runInThread({ kind: 'read', bytes, name, chosen }, stop)) as ReadFile;
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable);
  return read;
}

export const writeInThread = async (
  questions: readonly StoredQuestion[],
  format: BankFormat,
  stop: AbortSignal,
): Promise<string> => (await runInThread({ kind: 'write', questions, format }, stop)) as string;

/** @throws FamilyNotDrawn, FileWasStopped */
export async function previewInThread(
  family: Family,
  from: number,
  stop: AbortSignal,
): Promise<PreviewedVariant[]> {
  const previewed = (await runInThread({ kind: 'preview', family, from }, stop)) as Previewed;
  if ('notDrawn' in previewed) throw new FamilyNotDrawn(previewed.notDrawn);
  return previewed.variants;
}

export const threadedPlanner = (stop: AbortSignal): ImportPlanner => ({
  async plan(kept, rows, importAs) {
    return (await runInThread({ kind: 'plan', kept, rows, importAs }, stop)) as ImportPlan;
  },
});
