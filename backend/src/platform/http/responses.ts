import { z } from 'zod';

/** A form that a route takes in place of JSON, or beside it: its fields, and the file in it. */
export type FormBody = {
  readonly fields: z.ZodType;
  /** The name of the part that holds the file. */
  readonly file: string;
  readonly isFileNeeded: boolean;
  readonly isJsonToo: boolean;
};

/** What a route answers, for the API's document; what it takes is read off its controller. */
export type RouteResponse = {
  readonly summary: string;
  /** The body of an answer 200; without it, `{ success: true }`. */
  readonly answer?: z.ZodType;
  /** The body of an answer 202: what was asked for is not done yet. */
  readonly pending?: z.ZodType;
  /** The type of an answer that is not JSON. */
  readonly media?: string;
  /** Names of headers that come with an answer 200. */
  readonly headers?: readonly string[];
  readonly takesHeaders?: readonly string[];
  readonly form?: FormBody;
  /** The body comes as a form of a page of another site. */
  readonly takesUrlEncoded?: true;
  /** Statuses of refusals that follow from what the route does, not from who calls it or how. */
  readonly refuses?: readonly number[];
};

/** What an area's routes answer, by `METHOD path` as in the access table. */
export type AreaResponses = Readonly<Record<string, RouteResponse>>;

const ok = z.literal(true);

export const tells = (things: z.ZodRawShape = {}) => z.object({ success: ok, ...things });

export const says = tells({ message: z.string() });

export const moment = z.iso.datetime();
