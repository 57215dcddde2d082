import { BadRequestException } from '@nestjs/common';
import { InvalidInput, DomainError, domainError } from '@portal/domain/kernel/errors.js';
import {
  IMPORT_MODES,
  type ImportedFile,
  type ImportMode,
} from '@portal/domain/questions/index.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf, textOrNone } from '../platform/http/input.js';
import { readFileInThread } from './planner.worker-threads.js';

/** Far more than the questions of one import need. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
const MOST_FIELDS = 5;
const MOST_FIELD_BYTES = 100;
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

/** The parser throws errors of many kinds for a broken form; each is the client's mistake. */
function refusalOfForm(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code } = error as { code?: unknown };
  return code === 'FST_REQ_FILE_TOO_LARGE' ? new FileTooLarge() : new BadRequestException();
}

type Form = { readonly bytes: Buffer; readonly name: string; readonly fields: object };

async function formIn(request: FastifyRequest): Promise<Form> {
  const limits = {
    files: 1,
    fileSize: MOST_FILE_BYTES,
    fields: MOST_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
  };
  const fields = new Map<string, unknown>();
  let file: Pick<Form, 'bytes' | 'name'> | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else file = { bytes: await part.toBuffer(), name: part.filename };
  }
  if (!file) throw new InvalidInput({ file: 'Please choose a file.' });
  return { ...file, fields: Object.fromEntries(fields) };
}

/** PostgreSQL can't store every character of a file name. */
const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Surrogate}]/gu, '').slice(-MOST_NAME_CHARACTERS);

/** @throws InvalidInput, FileTooLarge, UnreadableFile, FileTakesTooLong */
export async function readImportRequest(request: FastifyRequest): Promise<ImportRequest> {
  if (!request.isMultipart()) throw new InvalidInput({ file: 'Please choose a file.' });
  const { bytes, name, fields } = await formIn(request).catch((error: unknown) => {
    throw refusalOfForm(error);
  });
  const parsed = importForm.safeParse(fields);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  const rows = await readFileInThread(bytes, name);
  return { ...parsed.data, file: { name: plainName(name), rows } };
}
