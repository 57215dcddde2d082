import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { queryOptions } from '@tanstack/react-query';
import { adminToken, endSession, hasSignedInSince } from './admin-session.js';
import { askAdmin } from './asking.js';
import { isSessionOver } from './auth-provider.js';
import { tellIfUnattended } from './attendance.js';
import type { Answers, Bodies } from './api.generated.js';

/** Whether an address matches a path of the API's document; `{id}` matches one part. */
type Fits<Address extends string, Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Address extends `${infer Begin}/${infer End}`
    ? FitsPart<Begin, Part> extends true
      ? Fits<End, Rest>
      : false
    : false
  : Address extends `${string}/${string}`
    ? false
    : FitsPart<Address, Path>;

type FitsPart<Text extends string, Part extends string> = Part extends `{${string}}`
  ? true
  : Text extends Part
    ? true
    : false;

type WithoutQuery<Address extends string> = Address extends `${infer Path}?${string}`
  ? Path
  : Address;

/** The route of a call, as the API's document names it. */
type RouteOf<Method extends string, Address extends string> = Address extends unknown
  ? {
      [Route in keyof Answers]: Route extends `${Method} ${infer Path}`
        ? Fits<WithoutQuery<Address>, Path> extends true
          ? Route
          : never
        : never;
    }[keyof Answers]
  : never;

export type AnswerOf<Address extends string> = Answers[RouteOf<'GET', Address>];

type ActionRoute<Path extends string> = RouteOf<'POST', `/api/admin/${Path}`>;

export type AnswerOfAction<Path extends string> = Answers[ActionRoute<Path>];

/** A body with texts as typed; the server validates them. */
type Typed<Body> = {
  readonly [Name in keyof Body]:
    | Body[Name]
    | (Extract<Body[Name], string> extends never ? never : string)
    | undefined;
};

type BodyOf<Route> = Route extends keyof Bodies ? Typed<Bodies[Route]> : object;

export type BodyOfAction<Path extends string> = BodyOf<ActionRoute<Path>>;

type Listed = {
  [Route in keyof Answers]: Route extends `GET /api/admin/${infer Resource}/{id}`
    ? Resource extends `${string}/${string}`
      ? never
      : Resource
    : never;
}[keyof Answers];

export type Row<Resource extends Listed> = Answers[`GET /api/admin/${Resource}` &
  keyof Answers] extends readonly (infer One)[]
  ? One
  : never;

export type Entry<Resource extends Listed> = Answers[`GET /api/admin/${Resource}/{id}` &
  keyof Answers];

const TIMEOUT_MS = 30_000;

type Asked = { readonly method?: string; readonly body?: unknown; readonly signal?: AbortSignal };

type Fetched = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The server's refusal as an error; react-admin shows the errors of fields beside them. */
function refusalOf(status: number, answer: unknown): HttpError {
  const { message, fields, code } = isObject(answer) ? answer : {};
  const said = typeof message === 'string' ? message : '';
  return new HttpError(said, status, { code, ...(isObject(fields) ? { errors: fields } : {}) });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The answer is a proxy's page, or empty.
    return null;
  }
}

/** Whether a refused call can go on: there is a new session, or the admin did what the server asks for. */
async function mayRepeat(refusal: HttpError, token: string | null): Promise<boolean> {
  const { code } = refusal.body as { readonly code?: unknown };
  if (code === 'proof_needed') return askAdmin('proof');
  if (!isSessionOver(refusal)) return false;
  if (hasSignedInSince(token) || (await askAdmin('sign-in'))) return true;
  endSession('ended');
  return false;
}

/** Fetches JSON as the signed-in admin. An unreachable server has the status 0. A file is worked on until it is done. */
export async function fetchAsAdmin(
  url: string,
  { method = 'GET', body, signal }: Asked = {},
): Promise<Fetched> {
  const headers = new Headers({ accept: 'application/json' });
  const token = adminToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  tellIfUnattended(headers);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const ends = isForm ? [] : [AbortSignal.timeout(TIMEOUT_MS)];
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.any(signal ? [...ends, signal] : ends),
    ...(body === undefined ? {} : { body: body as BodyInit }),
  }).catch((failure: unknown) => {
    if (signal?.aborted) throw failure;
    throw new HttpError('Could not connect to the server.', 0);
  });
  const text = await response.text();
  const json = jsonIn(text);
  if (response.ok) return { status: response.status, headers: response.headers, body: text, json };
  const refusal = refusalOf(response.status, json);
  if (!(await mayRepeat(refusal, token))) throw refusal;
  return fetchAsAdmin(url, { method, body, ...(signal && { signal }) });
}

const API = '/api/admin';

const rest = simpleRestProvider(API, (url, options = {}) =>
  fetchAsAdmin(url as string, options as Asked),
);

/** What a list's answer says beside its rows. */
export type PageFacts = {
  /** Whether the total is an estimate. */
  readonly isAbout: boolean;
};

const getList: DataProvider['getList'] = async (resource, params) => {
  let isAbout = false;
  const page = simpleRestProvider(API, async (url, options = {}) => {
    const answer = await fetchAsAdmin(url as string, options as Asked);
    isAbout = answer.headers.get('X-Total-Is-About') === 'true';
    return answer;
  });
  const list = await page.getList(resource, params);
  return { ...list, meta: { isAbout } satisfies PageFacts };
};

export const answerOf = async <Address extends string>(address: Address, signal?: AbortSignal) =>
  (await fetchAsAdmin(address, signal ? { signal } : {})).json as AnswerOf<Address>;

/** What `useQuery` needs for a call of the API; react-admin's refresh asks again. */
export const answerTo = <Path extends string>(path: Path) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => answerOf(path, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** Calls an action such as `students/<id>/grant-attempts`. */
export const act = async <Path extends string>(path: Path, body: BodyOfAction<Path>) =>
  (await fetchAsAdmin(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body) }))
    .json as AnswerOfAction<Path>;

export const dataProvider: DataProvider = { ...rest, getList, supportAbortSignal: true };
