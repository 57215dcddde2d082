import * as accounts from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf, textOrNone } from '../platform/http/input.js';
import { readForm } from '../platform/http/multipart-form.js';
import { limitDecoding } from './limit-decoding.js';

/** The library that decodes pictures is large, so it is loaded with the first one. */
async function pictureIn(bytes: Buffer, studentId: string): Promise<accounts.NewAvatar> {
  const { pictureOf } = await import('./pictures.sharp.js');
  return limitDecoding(studentId, () => pictureOf(bytes));
}

const LIMITS = { fileSize: accounts.MOST_PICTURE_BYTES, fields: 20, fieldSize: 32 * 1024 };

export const profileBody = z.object(
  {
    ...byName(accounts.STUDENT_FIELD_NAMES, () => textOrNone),
    email: textOrNone,
  },
  'Please send the fields of the profile',
);

export type ProfileRequest = {
  readonly fields: z.infer<typeof profileBody>;
  readonly avatar: accounts.NewAvatar | null;
};

function fieldsOf(body: unknown): z.infer<typeof profileBody> {
  const parsed = profileBody.safeParse(body);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  return parsed.data;
}

async function multipart(request: FastifyRequest, studentId: string): Promise<ProfileRequest> {
  const { fields, file } = await readForm(request, LIMITS, accounts.PictureTooLarge);
  const avatar = file && file.bytes.length > 0 ? await pictureIn(file.bytes, studentId) : null;
  return { fields: fieldsOf(fields), avatar };
}

/** @throws InvalidInput, PictureTooLarge, PictureTooDetailed, NotAPicture, PicturesBusy */
export const readProfileRequest = async (
  request: FastifyRequest,
  studentId: string,
): Promise<ProfileRequest> =>
  request.isMultipart()
    ? multipart(request, studentId)
    : { fields: fieldsOf(request.body ?? {}), avatar: null };
