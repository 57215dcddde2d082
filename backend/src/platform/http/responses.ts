import { ADMIN_ROLES } from '@portal/domain/staff/index.js';
import { z } from 'zod';

/** A form that a route accepts in place of JSON, or beside it: its fields and its file. */
export type FormBody = {
  readonly fields: z.ZodType;
  readonly file: string;
  readonly isFileNeeded: boolean;
  readonly isJsonToo: boolean;
};

type OtherResponse = {
  readonly answer?: z.ZodType;
  /** The body of an answer 202, where the work is not done yet. */
  readonly pending?: z.ZodType;
  readonly media?: string;
  readonly form?: FormBody;
  /** The body comes by a form of another site's page. */
  readonly takesUrlEncoded?: true;
};

/** What an area's routes answer, by `METHOD path` as in the access table; without an entry, `{ success: true }`. */
export type AreaResponses = Readonly<Record<string, z.ZodType | OtherResponse>>;

const ok = z.literal(true);

export const tells = (things: z.ZodRawShape = {}) => z.object({ success: ok, ...things });

export const says = tells({ message: z.string() });

export const moment = z.iso.datetime();

export const activeAdmin = z.object({
  ...{ id: z.uuid(), username: z.string(), role: z.enum(ADMIN_ROLES) },
});

export const passkeyRequest = z.object({
  challenge: z.string(),
  credentials: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});

export type RouteResponse = OtherResponse & { readonly answer: z.ZodType };

export function responseOf(name: string, responses: AreaResponses): RouteResponse {
  const response = responses[name] ?? tells();
  return response instanceof z.ZodType ? { answer: response } : { answer: tells(), ...response };
}
