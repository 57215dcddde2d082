import { InvalidInput } from '@portal/domain/kernel/errors.js';
import { z } from 'zod';

/** PostgreSQL can't store U+0000 in text, nor a lone surrogate in JSON. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;

const MOST_CHARACTERS = 20_000;

export const text = z
  .string('Please enter text')
  .max(MOST_CHARACTERS, 'This is too long')
  .refine((typed) => !NOT_STORABLE.test(typed), 'This holds a character that is not allowed');

export const words = text.transform((typed) => typed.trim());

export const textOrEmpty = text.optional().default('');

export const textOrNone = text.optional();

export const id = z.uuid('This is not an id');

export function refusalOf(
  issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[],
): InvalidInput {
  const fields = issues.map(({ path, message }) => [nameOf(path), message] as const);
  return new InvalidInput(Object.fromEntries(fields));
}

const keyOf = (part: unknown): string =>
  String(typeof part === 'object' && part && 'key' in part ? part.key : part);

const nameOf = (path: readonly unknown[] | undefined): string =>
  path?.length ? path.map(keyOf).join('.') : 'body';
