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

/** The address of an action, below `/api/admin/`. */
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
