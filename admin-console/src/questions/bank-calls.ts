import type { ImportOutcome } from '@portal/domain/questions/import-questions.js';
import type { ImportDefaults } from '@portal/domain/questions/import-defaults.js';
import type { SheetColumn } from '@portal/domain/questions/read-sheet.js';
import { fetchAsAdmin } from '../providers/data-provider.js';

const BANK = '/api/admin/question-bank';

/** What an import did or would do, what the file is, and the columns of a sheet. */
export type Imported = ImportOutcome & {
  readonly kind: string;
  readonly columns?: readonly SheetColumn[];
};

export type Upload = {
  readonly file: File;
  readonly defaults: ImportDefaults;
  /** The fields of the columns, where they were chosen. */
  readonly columns: readonly SheetColumn['field'][] | undefined;
  readonly dryRun: boolean;
  /** That the admin confirmed a change after which a domain is no longer offered. */
  readonly confirmed: boolean;
  /** The hash of the preview on screen; undefined before a preview. */
  readonly previewHash: string | undefined;
};

/** Sends a file of questions, for a preview or for the import. */
export async function sendBank(upload: Upload, signal: AbortSignal): Promise<Imported> {
  const { file, previewHash, defaults, columns, ...asked } = upload;
  const body = new FormData();
  for (const [name, value] of Object.entries(asked)) body.append(name, String(value));
  body.append('defaults', JSON.stringify(defaults));
  if (columns) body.append('columns', JSON.stringify(columns));
  if (previewHash !== undefined) body.append('previewHash', previewHash);
  body.append('file', file);
  const { json } = await fetchAsAdmin(`${BANK}/import`, { method: 'POST', body, signal });
  return json as Imported;
}
