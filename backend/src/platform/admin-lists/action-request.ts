import { Body, Param, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { id, textOrEmpty } from '../http/input.js';
import { Post } from '../http/handler.js';
import { CurrentAdmin, type AdminCaller } from '../security/caller.js';

/** Passes on one field of a body that was checked as a whole, so that a refusal names the field. */
const only = (field: string): PipeTransform => ({
  transform: (checked: Readonly<Record<string, unknown>>) => checked[field],
});

/** The id in the path; a UUID unless set otherwise. */
export const EntryId = (schema: z.ZodType<string> = id) =>
  Param({ schema: z.object({ id: schema }), pipes: [only('id')] });

export const reasonBody = z.object({ reason: textOrEmpty });

type Takes<Taken extends readonly unknown[]> = <Handler extends (...taken: Taken) => unknown>(
  target: object,
  key: string,
  handler: TypedPropertyDescriptor<Handler>,
) => void;

const post =
  (path: string, ...parameters: readonly ParameterDecorator[]): MethodDecorator =>
  (target, key, handler) => {
    for (const [at, parameter] of parameters.entries()) parameter(target, key, at);
    Post(path)(target, key, handler);
  };

export const AdminAction = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Takes<[AdminCaller, z.infer<Schema>]> => post(path, CurrentAdmin(), Body({ schema }));

export const EntryAction = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  idSchema?: z.ZodType<string>,
): Takes<[AdminCaller, string, z.infer<Schema>]> =>
  post(path, CurrentAdmin(), EntryId(idSchema), Body({ schema }));

/** The same, with only the reason in the body. */
export const ReasonedAction = (path: string): Takes<[AdminCaller, string, string]> =>
  post(path, CurrentAdmin(), EntryId(), Body({ schema: reasonBody, pipes: [only('reason')] }));

export const DONE = { success: true } as const;
