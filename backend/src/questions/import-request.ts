import { InvalidInput, tooLarge } from '@portal/domain/kernel/errors.js';
import {
  DEFAULT_FIELDS,
  type ImportedFile,
  SHEET_FIELDS,
  withDefaults,
} from '@portal/domain/questions/index.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf, textOrNone } from '../platform/http/input.js';
import { readForm } from '../platform/http/multipart-form.js';
import type { ReadBank } from './bank-files.js';
import { readFileInThread } from './planner.worker-threads.js';

/** Far more than the questions of one import need. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
const LIMITS = { fileSize: MOST_FILE_BYTES, fields: 6, fieldSize: 2_000 };
const MOST_NAME_CHARACTERS = 100;

const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((word) => word === 'true');

const json = <T extends z.ZodType>(inner: T) =>
  z
    .string()
    .transform((written, context) => {
      try {
        return JSON.parse(written) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Please send it as JSON' });
        return z.NEVER;
      }
    })
    .pipe(inner);

export const importForm = z.object({
  defaults: json(z.partialRecord(z.enum(DEFAULT_FIELDS), z.string().max(60))).optional(),
  /** The fields of a sheet's columns, in order, in place of those guessed. */
  columns: json(z.array(z.enum(SHEET_FIELDS).nullable()).max(100)).optional(),
  dryRun: flag('true'),
  /** That the admin confirmed a change after which a domain is no longer offered. */
  confirmed: flag('false'),
  previewHash: textOrNone,
});

class FileTooLarge extends tooLarge('file_too_large', 'Please choose a file of at most 5 MB.') {}

export type ImportRequest = {
  readonly file: ImportedFile;
  readonly read: Omit<ReadBank, 'rows'>;
  readonly dryRun: boolean;
  readonly confirmed: boolean;
  readonly previewHash?: string | undefined;
};

/** PostgreSQL can't store every character of a file name. */
const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Surrogate}]/gu, '').slice(-MOST_NAME_CHARACTERS);

/** @throws InvalidInput, FileTooLarge, UnreadableFile, FileWasStopped */
export async function readImportRequest(
  request: FastifyRequest,
  stop: AbortSignal,
): Promise<ImportRequest> {
  const form = request.isMultipart() ? await readForm(request, LIMITS, FileTooLarge) : null;
  if (!form?.file) throw new InvalidInput({ file: 'Please choose a file.' });
  const parsed = importForm.safeParse(form.fields);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  const { bytes, name } = form.file;
  const { defaults = {}, columns, ...asked } = parsed.data;
  const { rows, ...read } = await readFileInThread(bytes, name, stop, columns);
  return { ...asked, read, file: { name: plainName(name), rows: withDefaults(rows, defaults) } };
}
