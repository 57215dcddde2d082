import type { z } from 'zod';
import type { DeclaredRoute } from '../../platform/http/declared-routes.js';
import { text } from '../../platform/http/input.js';
import {
  responseOf,
  type AreaResponses,
  type FormBody,
  type RouteResponse,
} from '../../platform/http/responses.js';
import { jsonSchema, type Json } from './json-schema.js';
import { REFUSAL_RESPONSE, REFUSAL_SCHEMA } from './refusals.js';
import { securityOf, SECURITY_SCHEMES } from './security-schemes.js';

const JSON_TYPE = 'application/json';
const URL_ENCODED_TYPE = 'application/x-www-form-urlencoded';

const media = (schema: Json): Json => ({ schema });

const REFUSAL = { $ref: '#/components/responses/Refusal' };
const REDIRECT = { description: 'A browser is led to where it may go on.' };

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
});

const namesIn = (name: string): readonly string[] =>
  [...name.matchAll(/:(\w+)/g)].map(([, parameterName]) => parameterName ?? '');

const pathParameters = ({ name, parameters }: DeclaredRoute): readonly Json[] =>
  namesIn(name).map((one) =>
    parameter('path', one, jsonSchema(parameters[one] ?? text, 'input'), true),
  );

function queryParameters(query: z.ZodType | null): readonly Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) =>
    parameter('query', name, schema, (required as string[]).includes(name)),
  );
}

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

function successOf({ answer, media: type }: RouteResponse): Json {
  const content = type
    ? { [type]: { schema: { type: 'string' } } }
    : { [JSON_TYPE]: media(jsonSchema(answer, 'output')) };
  return { description: 'It is done.', content };
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
    .replaceAll(':', 'by-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function operationOf(route: DeclaredRoute, answers: AreaResponses): Json {
  const response = responseOf(route.name, answers);
  const parameters = [...pathParameters(route), ...queryParameters(route.query)];
  return {
    operationId: operationIdOf(route.name),
    tags: [route.area],
    security: securityOf(route.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(route, response),
    responses: {
      200: successOf(response),
      ...pendingOf(response),
      ...(response.media ? { '3XX': REDIRECT } : {}),
      '4XX': REFUSAL,
      '5XX': REFUSAL,
    },
  };
}

const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function pathsOf(routes: readonly DeclaredRoute[], answers: AreaResponses): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const [method = '', path = ''] = route.name.split(' ');
    (paths[templateOf(path)] ??= {})[method.toLowerCase()] = operationOf(route, answers);
  }
  return paths;
}

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
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Refusal: REFUSAL_SCHEMA },
      responses: { Refusal: REFUSAL_RESPONSE },
    },
  };
}
