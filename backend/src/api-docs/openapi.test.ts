import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { RESPONSES } from '../app/all-responses.js';
import type { Json } from './json-schema.js';
import { apiDocument } from '../app/app.module.js';
import { accessTable } from '../app/routes.js';

const ROUTES = accessTable();
const document = apiDocument({ PUBLIC_URL: 'https://portal.example.org' })();

type Operation = Json & {
  readonly security: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Json>> };
};

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .map(({ path, method, operation }) => {
    const route = path.replace('{rest}', '*').replace(/\{(\w+)\}/g, ':$1');
    return { name: `${method.toUpperCase()} ${route}`, operation };
  });

const operationOf = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found.operation;
};

describe('The API’s document', () => {
  it('has every route of the access table, and no other', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('has no word on routes that are no more', () => {
    expect(Object.keys(RESPONSES).filter((name) => !ROUTES[name])).toEqual([]);
  });

  it('keeps the strictest rules for OpenAPI', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    const told = problems.map(({ ruleId, message, location }) => ({
      ruleId,
      message,
      at: location[0]?.pointer,
    }));
    expect(told).toEqual([]);
  });

  it('asks for what the schemas of the input ask for', () => {
    const { requestBody } = operationOf('PUT /api/test/answers');
    expect(requestBody?.content['application/json']).toMatchObject({
      schema: { required: ['attemptId', 'answers'] },
    });
  });

  it('names who may call, by the access table', () => {
    expect(operationOf('GET /api/payments').security).toEqual([
      { admin: ['owner', 'support', 'finance'] },
    ]);
    expect(operationOf('POST /api/contact').security).toEqual([]);
    expect(operationOf('GET /api/user/:email').security).toEqual([{}, { student: [] }]);
  });

  it('names every refusal that follows from the row of a route', () => {
    const statuses = (name: string) => Object.keys(operationOf(name).responses);
    expect(statuses('POST /api/test/submit')).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '503']),
    );
    expect(statuses('POST /api/contact')).toContain('429');
    expect(statuses('GET /api/payments')).not.toContain('413');
  });

  it('gives examples that its own schemas take', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: true });
    addFormats.default(ajv);
    const examples = operations.flatMap(({ name, operation }) => [
      ...Object.values(operation.requestBody?.content ?? {}).map((media) => ({ name, media })),
      ...Object.values((operation.responses['200']?.content ?? {}) as Record<string, Json>)
        .filter((media) => 'example' in media)
        .map((media) => ({ name, media })),
    ]);
    expect(examples.length).toBeGreaterThan(100);
    for (const { name, media } of examples) {
      const isRight = ajv.validate(media.schema as Json, media.example);
      expect([name, isRight, ajv.errorsText()]).toEqual([name, true, 'No errors']);
    }
  });
});
