import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { apiDocument } from '../../backend/dist/app/app.module.js';

const FILE = join(import.meta.dirname, '../../admin-console/src/providers/api.generated.d.ts');
const JSON_TYPE = 'application/json';
const HEAD =
  '/* What the console calls, from the API’s document: `npm run api-types` writes it. */\n';

/** The routes of the console: what they take and answer, by `METHOD path`. */
function routesIn({ paths }) {
  const answers = {};
  const bodies = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody, responses, security }] of Object.entries(methods)) {
      if (!path.startsWith('/api/admin/') && !security.some((one) => 'admin' in one)) continue;
      const route = `${method.toUpperCase()} ${path}`;
      const answer = responses[200].content[JSON_TYPE]?.schema;
      const body = requestBody?.content[JSON_TYPE]?.schema;
      if (answer) answers[route] = answer;
      if (body) bodies[route] = body;
    }
  }
  return { answers, bodies };
}

const objectOf = (properties) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});

async function typesNow() {
  const { answers, bodies } = routesIn(apiDocument({ PUBLIC_URL: 'https://portal.example.org' })());
  const nodes = await openapiTS(
    {
      openapi: '3.1.1',
      info: { title: 'The calls of the console', version: '1' },
      paths: {},
      components: { schemas: { Answers: objectOf(answers), Bodies: objectOf(bodies) } },
    },
    { immutable: true, defaultNonNullable: false },
  );
  const [components] = nodes.filter(({ name }) => name?.text === 'components');
  return HEAD + astToString([components], { formatOptions: { removeComments: true } });
}

const types = await typesNow();
// Unchanged, it keeps its date, and the console need not be compiled again.
if (types !== (await readFile(FILE, 'utf8').catch(() => ''))) await writeFile(FILE, types);
