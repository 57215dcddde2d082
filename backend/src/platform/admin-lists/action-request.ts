import { Body, Param, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { id, textOrEmpty } from '../http/input.js';

/** Hands on one field of what was checked as a whole, so that a refusal names the field. */
const only = (field: string): PipeTransform => ({
  transform: (checked: Readonly<Record<string, unknown>>) => checked[field],
});

/** The id in the path; a UUID unless told otherwise. */
export const EntryId = (schema: z.ZodType<string> = id) =>
  Param({ schema: z.object({ id: schema }), pipes: [only('id')] });

/** The body of an action that asks why; whether the reason will do is the domain's to say. */
export const reasonBody = z.object({ reason: textOrEmpty });

/** The reason, of a body that holds nothing else. */
export const Reason = () => Body({ schema: reasonBody, pipes: [only('reason')] });

export const DONE = { success: true } as const;
