import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiDocument } from '../../backend/dist/app/app.module.js';

const ROOT = join(import.meta.dirname, '../..');
const JSON_TYPE = 'application/json';
const HEAD =
  '/* What this site calls, from the API’s document: `npm run api-types` writes it. */\n';

/** Which routes each site calls. */
const CONSOLE = (path, security) =>
  path.startsWith('/api/admin/') || security.some((one) => 'admin' in one);
const SITE = (path) => !path.startsWith('/api/admin/');

/** What the routes of a site take and answer, by `METHOD path`. */
function routesIn({ paths }, isOurs) {
  const answers = {};
  const bodies = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody, responses, security }] of Object.entries(methods)) {
      if (!isOurs(path, security)) continue;
      const route = `${method.toUpperCase()} ${path}`;
      const answer = responses[200]?.content[JSON_TYPE]?.schema;
      const body = requestBody?.content[JSON_TYPE]?.schema;
      if (answer) answers[route] = answer;
      if (body) bodies[route] = body;
    }
  }
  return { answers, bodies };
}

const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };

const joinTypes = (types) => [...new Set(types)].join(' | ') || 'never';

function writeType(schema) {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return joinTypes(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return joinTypes(alternatives.map(writeType));
  if (Array.isArray(schema.type)) {
    return joinTypes(schema.type.map((type) => writeType({ ...schema, type })));
  }
  if (schema.type === 'array') return `readonly (${writeType(schema.items ?? {})})[]`;
  if (schema.type === 'object') return writeObject(schema);
  return schema.type === 'null' ? 'null' : (SIMPLE[schema.type] ?? 'unknown');
}

function writeObject({ properties = {}, required = [], additionalProperties: others }) {
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${writeType(schema)};`,
  );
  if (lines.length > 0) return `{ ${lines.join(' ')} }`;
  return `{ readonly [name: string]: ${typeof others === 'object' ? writeType(others) : 'unknown'} }`;
}

const writeRoutes = (name, routes) =>
  `export type ${name} = {\n${Object.entries(routes)
    .map(([route, schema]) => `  readonly ${JSON.stringify(route)}: ${writeType(schema)};`)
    .join('\n')}\n};\n`;

const api = apiDocument({ PUBLIC_URL: 'https://portal.example.org' })();

async function write(file, isOurs) {
  const { answers, bodies } = routesIn(api, isOurs);
  const types = [HEAD, writeRoutes('Answers', answers), writeRoutes('Bodies', bodies)].join('\n');
  // Unchanged, it keeps its date, and the site need not be compiled again.
  const path = join(ROOT, file);
  if (types !== (await readFile(path, 'utf8').catch(() => ''))) await writeFile(path, types);
}

await write('admin-console/src/providers/api.generated.d.ts', CONSOLE);
await write('public-web/src/lib/api.generated.d.ts', SITE);
