import { InvalidInput, domainError } from '@portal/domain/kernel/errors.js';
import {
  IMPORT_MODES,
  type ImportedFile,
  type ImportMode,
} from '@portal/domain/questions/index.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf, textOrNone } from '../platform/http/input.js';
import { readForm } from '../platform/http/multipart-form.js';
import { readFileInThread } from './planner.worker-threads.js';

/** Far more than the questions of one import need. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
const LIMITS = { fileSize: MOST_FILE_BYTES, fields: 5, fieldSize: 100 };
const MOST_NAME_CHARACTERS = 100;

const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((word) => word === 'true');

export const importForm = z.object({
  mode: z.enum(IMPORT_MODES, 'Please choose what becomes of bad rows').default('all-or-nothing'),
  dryRun: flag('true'),
  /** That the admin confirmed a change after which a domain is no longer offered. */
  confirmed: flag('false'),
  previewHash: textOrNone,
});

class FileTooLarge extends domainError(
  'too-large',
  'file_too_large',
  'Please choose a file of at most 5 MB.',
) {}

export type ImportRequest = {
  readonly file: ImportedFile;
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  readonly confirmed: boolean;
  readonly previewHash?: string | undefined;
};

/** PostgreSQL can't store every character of a file name. */
const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Surrogate}]/gu, '').slice(-MOST_NAME_CHARACTERS);

/** @throws InvalidInput, FileTooLarge, UnreadableFile, FileTakesTooLong */
export async function readImportRequest(request: FastifyRequest): Promise<ImportRequest> {
  const form = request.isMultipart() ? await readForm(request, LIMITS, FileTooLarge) : null;
  if (!form?.file) throw new InvalidInput({ file: 'Please choose a file.' });
  const parsed = importForm.safeParse(form.fields);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  const { bytes, name } = form.file;
  const rows = await readFileInThread(bytes, name);
  return { ...parsed.data, file: { name: plainName(name), rows } };
}
