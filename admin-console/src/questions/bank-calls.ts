import type { ImportMode, ImportOutcome } from '@portal/domain/questions/import-questions.js';
import { fetchAsAdmin } from '../providers/data-provider.js';

const BANK = '/api/admin/question-bank';

export type Upload = {
  readonly file: File;
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  /** That the admin confirmed a change after which a domain is no longer offered. */
  readonly confirmed: boolean;
  /** The hash of the preview on screen; undefined before a preview. */
  readonly previewHash: string | undefined;
};

/** Sends a file of questions, for a preview or for the import. */
export async function sendBank({ file, previewHash, ...asked }: Upload): Promise<ImportOutcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries(asked)) body.append(name, String(value));
  if (previewHash !== undefined) body.append('previewHash', previewHash);
  body.append('file', file);
  const { json } = await fetchAsAdmin(`${BANK}/import`, { method: 'POST', body });
  return json as ImportOutcome;
}
