import type { z } from 'zod';
import type { DeclaredRoute } from '../../platform/http/declared-routes.js';
import { text } from '../../platform/http/input.js';
import {
  tells,
  type AreaResponses,
  type FormBody,
  type RouteResponse,
} from '../../platform/http/responses.js';
import { exampleOf, jsonSchema, type Json } from './json-schema.js';
import { REFUSAL_RESPONSES, REFUSAL_SCHEMA, refusalsOf } from './refusals.js';
import { securityOf, securitySchemes } from './security-schemes.js';

const JSON_TYPE = 'application/json';
const URL_ENCODED_TYPE = 'application/x-www-form-urlencoded';
const DONE = tells();

const media = (schema: Json): Json => ({ schema, example: exampleOf(schema) });

const parameter = (
  place: 'path' | 'query',
  name: string,
  schema: Json,
  required: boolean,
): Json => ({
  name,
  in: place,
  required,
  schema,
  example: exampleOf(schema, name),
});

const namesIn = (name: string): readonly string[] =>
  [...name.matchAll(/:(\w+)/g)].map(([, parameterName]) => parameterName ?? '');

function pathParameters({ name, parameters }: DeclaredRoute): readonly Json[] {
  const named = namesIn(name).map((one) =>
    parameter('path', one, jsonSchema(parameters[one] ?? text, 'input'), true),
  );
  const rest = name.endsWith('*') ? [parameter('path', 'rest', { type: 'string' }, true)] : [];
  return [...named, ...rest];
}

function queryParameters(query: z.ZodType | null): readonly Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) =>
    parameter('query', name, schema, (required as string[]).includes(name)),
  );
}

const headerParameters = ({ takesHeaders = [] }: RouteResponse): readonly Json[] =>
  takesHeaders.map((name) => ({
    name,
    in: 'header',
    schema: { type: 'string' },
    example: 'as-the-provider-sends-it',
  }));

function formSchema({ fields, file, isFileNeeded }: FormBody): Json {
  const { properties, ...rest } = jsonSchema(fields, 'input');
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { ...rest, properties: { ...(properties as Json), [file]: binary } };
  return isFileNeeded ? { ...form, required: [file] } : form;
}

function bodyOf({ body }: DeclaredRoute, { form, takesUrlEncoded }: RouteResponse): Json {
  if (form) {
    const json = form.isJsonToo ? { [JSON_TYPE]: media(jsonSchema(form.fields, 'input')) } : {};
    const content = { ...json, 'multipart/form-data': media(formSchema(form)) };
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const type = takesUrlEncoded ? URL_ENCODED_TYPE : JSON_TYPE;
  return {
    requestBody: { required: true, content: { [type]: media(jsonSchema(body, 'input')) } },
  };
}

function successOf({ answer = DONE, media: type, headers = [] }: RouteResponse): Json {
  const content = type
    ? { [type]: { schema: { type: 'string' } } }
    : { [JSON_TYPE]: media(jsonSchema(answer, 'output')) };
  const shown = headers.map((name) => [name, { description: name, schema: { type: 'string' } }]);
  return {
    description: 'It is done.',
    ...(headers.length > 0 ? { headers: Object.fromEntries(shown) as Json } : {}),
    content,
  };
}

const pendingOf = ({ pending }: RouteResponse): Json =>
  pending
    ? {
        202: {
          description: 'It is not done yet.',
          content: { [JSON_TYPE]: media(jsonSchema(pending, 'output')) },
        },
      }
    : {};

const operationIdOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[:*]/g, (sign) => (sign === '*' ? 'rest' : 'by-'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function operationOf(route: DeclaredRoute, answers: AreaResponses): Json {
  const answer = answers[route.name];
  if (!answer) {
    throw new Error(
      `${route.name} does not say what it answers: add it to the responses of its area (*.responses.ts)`,
    );
  }
  const parameters = [
    ...pathParameters(route),
    ...queryParameters(route.query),
    ...headerParameters(answer),
  ];
  return {
    operationId: operationIdOf(route.name),
    summary: answer.summary,
    tags: [route.area],
    security: securityOf(route.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(route, answer),
    responses: { 200: successOf(answer), ...pendingOf(answer), ...refusalsOf(route, answer) },
  };
}

const templateOf = (path: string): string =>
  path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}');

function pathsOf(routes: readonly DeclaredRoute[], answers: AreaResponses): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const [method = '', path = ''] = route.name.split(' ');
    (paths[templateOf(path)] ??= {})[method.toLowerCase()] = operationOf(route, answers);
  }
  return paths;
}

/** @throws Error if a route does not say what it answers */
export function openApiOf(
  routes: readonly DeclaredRoute[],
  publicUrl: string,
  answers: AreaResponses,
): Json {
  const tags = [...new Set(routes.map(({ area }) => area))].sort();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Internship portal',
      version: '1',
      summary: 'The API of the public site, the student portal and the console',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl, description: 'This site' }],
    security: [],
    tags: tags.map((name) => ({ name, description: `What is about ${name}` })),
    paths: pathsOf(routes, answers),
    components: {
      securitySchemes: securitySchemes(publicUrl),
      schemas: { Refusal: REFUSAL_SCHEMA },
      responses: REFUSAL_RESPONSES,
    },
  };
}
