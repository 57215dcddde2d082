import type { MultipartFile } from '@fastify/multipart';
import { BadRequestException } from '@nestjs/common';
import {
  MOST_PICTURE_BYTES,
  type NewAvatar,
  PictureTooLarge,
  STUDENT_FIELD_NAMES,
} from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { DomainError } from '@portal/domain/kernel/errors.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf, textOrNone } from '../platform/http/input.js';
import { limitDecoding } from './limit-decoding.js';

/** The library that decodes pictures is large, so it is loaded with the first one. */
async function pictureIn(bytes: Buffer, studentId: string): Promise<NewAvatar> {
  const { pictureOf } = await import('./pictures.sharp.js');
  return limitDecoding(studentId, () => pictureOf(bytes));
}

const MOST_FIELD_BYTES = 32 * 1024;
const MOST_FIELDS = 20;

export const profileBody = z.object(
  {
    ...byName(STUDENT_FIELD_NAMES, () => textOrNone),
    email: textOrNone,
  },
  'Please send the fields of the profile',
);

export type ProfileRequest = {
  readonly fields: z.infer<typeof profileBody>;
  readonly avatar: NewAvatar | null;
};

function fieldsOf(body: unknown): z.infer<typeof profileBody> {
  const parsed = profileBody.safeParse(body);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  return parsed.data;
}

async function bytesOf(file: MultipartFile): Promise<Buffer> {
  const bytes = await file.toBuffer();
  if (file.file.truncated) throw new PictureTooLarge();
  return bytes;
}

/** The parser throws errors of many kinds for a broken form; each is the client's mistake. */
function refusalOfForm(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new PictureTooLarge();
  return statusCode === 413 ? error : new BadRequestException();
}

async function multipart(request: FastifyRequest, studentId: string): Promise<ProfileRequest> {
  const limits = {
    files: 1,
    fileSize: MOST_PICTURE_BYTES,
    fields: MOST_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
  };
  const fields = new Map<string, unknown>();
  let bytes: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else bytes = await bytesOf(part);
    }
  } catch (error) {
    throw refusalOfForm(error);
  }
  const avatar = bytes && bytes.length > 0 ? await pictureIn(bytes, studentId) : null;
  return { fields: fieldsOf(Object.fromEntries(fields)), avatar };
}

/** @throws InvalidInput, PictureTooLarge, PictureTooDetailed, NotAPicture, PicturesBusy */
export const readProfileRequest = async (
  request: FastifyRequest,
  studentId: string,
): Promise<ProfileRequest> =>
  request.isMultipart()
    ? multipart(request, studentId)
    : { fields: fieldsOf(request.body ?? {}), avatar: null };
