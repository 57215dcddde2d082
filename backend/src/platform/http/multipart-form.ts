import { BadRequestException } from '@nestjs/common';
import type { DomainError } from '@portal/domain/kernel/errors.js';
import type { FastifyRequest } from 'fastify';

type Limits = { readonly fileSize: number; readonly fields: number; readonly fieldSize: number };

/** The fields and the one file of a form. The parser's errors for a broken one are the client's mistake. */
export async function readForm(
  request: FastifyRequest,
  limits: Limits,
  TooLarge: new () => DomainError,
) {
  const fields = new Map<string, unknown>();
  let file: { readonly bytes: Buffer; readonly name: string } | null = null;
  try {
    for await (const part of request.parts({ limits: { files: 1, ...limits } })) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else file = { bytes: await part.toBuffer(), name: part.filename };
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new TooLarge();
    throw statusCode === 413 ? error : new BadRequestException();
  }
  return { fields: Object.fromEntries(fields), file };
}
