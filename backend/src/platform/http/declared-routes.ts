import { RequestMethod, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { accessOf, type Callers, type RouteAccess } from './handler.js';

export type DeclaredRoute = {
  /** `METHOD path` */
  readonly name: string;
  readonly access: RouteAccess;
  readonly area: string;
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly parameters: Readonly<Record<string, z.ZodType>>;
};

type Argument = { readonly data?: unknown; readonly schema?: z.ZodType };
type Arguments = Readonly<Record<string, Argument>>;

/** Nest stores an argument of a handler under its kind and position. */
const KIND = { body: '3', query: '4', parameter: '5' } as const;

const METADATA = { path: 'path', method: 'method', arguments: '__routeArguments__' } as const;

const ADMINS: readonly Callers[] = ['admin', 'student-or-admin'];

const argumentsOf = (kind: string, all: Arguments): readonly Argument[] =>
  Object.entries(all)
    .filter(([key]) => key.split(':')[0] === kind)
    .map(([, argument]) => argument);

const schemaIn = (kind: string, all: Arguments): z.ZodType | null =>
  argumentsOf(kind, all).find(({ schema }) => schema)?.schema ?? null;

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema && 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};

function parametersIn(all: Arguments): Readonly<Record<string, z.ZodType>> {
  const found = argumentsOf(KIND.parameter, all).map(({ data, schema }) =>
    typeof data === 'string' ? { ...(schema && { [data]: schema }) } : shapeOf(schema),
  );
  return Object.assign({}, ...found) as Record<string, z.ZodType>;
}

const joined = (...parts: readonly string[]): string =>
  `/${parts.flatMap((part) => part.split('/').filter(Boolean)).join('/')}`;

const areaOf = (path: string): string =>
  /^\/(?:api\/)?((?:admin\/)?[\w-]+)/.exec(path)?.[1]?.replace('/', ' ') ?? 'root';

/** @throws Error for a route that leaves open who may call it, or what it tells admins of people */
function rejectUnsaid(name: string, access: RouteAccess | null): asserts access is RouteAccess {
  if (!access) throw new Error(`${name} does not say who may call it, by @Access`);
  const isReadByAdmins = name.startsWith('GET ') && ADMINS.includes(access.callers);
  if (isReadByAdmins && !access.shows) {
    throw new Error(`${name} does not say what it tells of people, by @Shows`);
  }
}

function routeOf(controller: Type, method: string): DeclaredRoute | null {
  const handler = (controller.prototype as Record<string, unknown>)[method];
  if (typeof handler !== 'function') return null;
  const path = Reflect.getMetadata(METADATA.path, handler) as string | undefined;
  if (path === undefined) return null;
  const base = Reflect.getMetadata(METADATA.path, controller) as string;
  const access = accessOf(handler, controller);
  const verb = RequestMethod[Reflect.getMetadata(METADATA.method, handler) as number] ?? 'GET';
  const name = `${verb} ${joined(base, path)}`;
  rejectUnsaid(name, access);
  const all = (Reflect.getMetadata(METADATA.arguments, controller, method) ?? {}) as Arguments;
  return {
    name,
    access,
    area: areaOf(joined(base, path)),
    body: schemaIn(KIND.body, all),
    query: schemaIn(KIND.query, all),
    parameters: parametersIn(all),
  };
}

/** @throws Error for one that does not say who may call it, or what it tells admins of people */
export const routesOf = (controllers: readonly Type[]): readonly DeclaredRoute[] =>
  controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype)
      .filter((method) => method !== 'constructor')
      .map((method) => routeOf(controller, method))
      .filter((route) => route !== null),
  );
