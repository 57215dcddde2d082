import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is run by its file, and the thread that is started by its own; all share their chunks. */
const PROGRAMS = {
  main: 'main.js',
  migrate: 'migrate.js',
  doctor: 'doctor.js',
  'reset-admin': 'reset-admin.js',
  'import.worker': 'questions/import.worker.js',
};

/** These are native, or read files or start threads beside their own code. */
const NOT_BUNDLED = /^(@node-rs\/|sharp$|bullmq$|ioredis(\/|$)|pino$)/;
/** Nest and TypeORM ask for these, and do without. */
const OPTIONAL =
  /^(class-transformer|class-validator|@nestjs\/(microservices|websockets)|@fastify\/view|pg-native|pg-query-stream|mysql2?|oracledb|better-sqlite3|sqlite3|sql\.js|mssql|mongodb|redis|@sap\/|hdb-pool|react-native-sqlite-storage|typeorm-aurora-data-api-driver|@google-cloud\/)/;

/** It requires all of TypeORM a second time, to look for two classes that TypeORM 1 no longer has. */
const NEST_LOOKS_FOR = /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/;
const TYPEORM_HAS_NEITHER = 'export const Connection = undefined, AbstractRepository = undefined;';
/** TypeORM imports the drivers of all databases; they are a third of it. */
const OTHER_DRIVER = /\/typeorm\/driver\/(?!postgres\/)[\w-]+\/(\w+Driver)\.js$/;

/** Leaves out what is loaded, and never used, on PostgreSQL. */
const ONLY_POSTGRES = {
  name: 'only-postgres',
  load(id) {
    if (NEST_LOOKS_FOR.test(id)) return TYPEORM_HAS_NEITHER;
    const [, driver] = OTHER_DRIVER.exec(id) ?? [];
    return driver && `exports.${driver} = class ${driver} {};`;
  },
};

const HTTP = '\0http';

/** To import `node:http` reads all that it exports, which on Node 24 loads `fetch` (10 MiB); to require it does not. On
 * Node 20, `pg` makes a `Response`, which loads it too, to see whether it runs on Cloudflare. */
const WITHOUT_FETCH = {
  name: 'without-fetch',
  transform: (code, id) =>
    /\/pg\/lib\/stream\.js$/.test(id) ? code.replace('isCloudflareRuntime()) {', 'false) {') : null,
  resolveId: (source, _, { kind }) =>
    kind === 'import-statement' && /^(node:)?http$/.test(source) ? HTTP : undefined,
  load: (id) =>
    id === HTTP
      ? `import { createRequire } from 'node:module';
         const http = createRequire(import.meta.url)('node:http');
         export default http;
         export const { Agent, METHODS, STATUS_CODES, Server, createServer, get, request } = http;`
      : undefined,
};

/** `charset` passes over comments, in which some licences have names with other letters. */
const ASCII_COMMENTS = {
  name: 'ascii-comments',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
    }
  },
};

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Makes few files of the compiled backend and its packages: a start reads them in half the time. */
export async function bundleServer(root) {
  const { rolldown } = await import('rolldown');
  const dist = join(root, 'backend', 'dist');
  const dir = join(dist, 'bundle');
  const entries = Object.entries(PROGRAMS).map(([name, file]) => [name, join(dist, file)]);
  const build = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'node',
    plugins: [ONLY_POSTGRES, WITHOUT_FETCH, ASCII_COMMENTS],
    // What is compiled needs none, and the image's build lacks parts that ours refers to.
    tsconfig: false,
    external: (id) => NOT_BUNDLED.test(id) || OPTIONAL.test(id),
    onLog: (level, log, handle) => {
      // As they come from their authors, packages have circles and evaluate text.
      if (level === 'warn' && /node_modules/.test(log.message + (log.id ?? ''))) return;
      handle(level, log);
    },
  });
  const { output } = await build.write({
    dir,
    format: 'esm',
    // Migrations and errors are known by the names of their classes.
    keepNames: true,
    // A text with any other letter takes two bytes a letter in memory, and these texts are megabytes.
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  // Only afterwards: a product that runs from here loads some of its parts late.
  const written = new Set(output.map(({ fileName }) => fileName));
  const left = readdirSync(dir).filter((name) => !written.has(name));
  for (const name of left) rmSync(join(dir, name), { recursive: true });
}
