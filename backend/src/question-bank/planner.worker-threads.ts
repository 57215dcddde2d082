import { UnreadableFile } from '@portal/domain/question-bank/errors.js';
import type { ImportRow } from '@portal/domain/question-bank/import-row.js';
import type { ImportPlan } from '@portal/domain/question-bank/plan-import.js';
import type { ImportPlanner } from '@portal/domain/question-bank/ports.js';
import { inThread, type ReadFile } from './import-thread.js';

/**
 * As `readBankBytes`.
 * @throws UnreadableFile
 */
export async function readInThread(bytes: Uint8Array, name: string): Promise<ImportRow[]> {
  const read = (await inThread({ kind: 'read', bytes, name })) as ReadFile;
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable);
  return read.rows;
}

export const threadedPlanner: ImportPlanner = {
  async plan(kept, rows) {
    return (await inThread({ kind: 'plan', kept, rows })) as ImportPlan;
  },
};
