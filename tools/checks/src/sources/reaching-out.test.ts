import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { calleeOf, importsOf, namesUsed, partsOf, sourcesOf } from './product-sources.js';

const files = sourcesOf('backend', 'domain');
const imports = importsOf(files);
const valuesOf = (module: string) => imports.filter((one) => one.module === module);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Node's own modules that can neither start a program nor open a connection. */
const QUIET_MODULES = [
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'os',
  'path',
  'stream',
  'stream/consumers',
  'timers/promises',
  'util',
  'util/types',
  'zlib',
].map((name) => `node:${name}`);

/** Of the others, what is taken, and by whom where it matters. */
const OF_OTHER_MODULES = [
  'node:http STATUS_CODES',
  // It takes calls, and makes none.
  'node:net createServer',
  'node:net isIPv4',
  'node:net isIPv6',
  'node:worker_threads Worker',
  'node:worker_threads parentPort',
  'node:worker_threads workerData',
];

/** Packages that open connections, with the files that make them do so. */
const CLIENTS = {
  bullmq: ['backend/src/app/migrate.ts', 'backend/src/platform/queue/queue-engine.bullmq.ts'],
  ioredis: ['backend/src/platform/queue/queue-engine.bullmq.ts'],
  nodemailer: ['backend/src/email/mailer.nodemailer.ts'],
  pg: [
    'backend/src/app/data-source.ts',
    'backend/src/app/database-rights.pg.ts',
    'backend/src/app/migrate.ts',
    'backend/src/platform/database/reconnecting-client.pg.ts',
  ],
  razorpay: ['backend/src/payments/client.razorpay.ts'],
};

/** Packages that call nobody, as they are used here. A new one is put in either list by who adds it. */
const QUIET_PACKAGES = [
  '@bull-board/api',
  '@bull-board/fastify',
  '@digitalbazaar/data-integrity',
  '@digitalbazaar/ed25519-multikey',
  '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
  '@digitalbazaar/vc',
  '@digitalbazaar/vc-bitstring-status-list',
  '@fastify/multipart',
  '@fastify/static',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/jwt',
  '@nestjs/passport',
  '@nestjs/platform-fastify',
  '@nestjs/typeorm',
  '@node-rs/argon2',
  '@portal/domain',
  '@simplewebauthn/server',
  'cookie',
  'csv-parse',
  'csv-stringify',
  'fastify',
  'helmet',
  'otpauth',
  'passport-jwt',
  'pdfkit',
  'pg-connection-string',
  'pino',
  'prom-client',
  'react',
  'react-dom',
  'reflect-metadata',
  'rxjs',
  'sharp',
  'typeorm',
  'uqr',
  'uuid',
  'zod',
];

const packageOf = (module: string): string =>
  module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** Each client as it is made: where it calls is the configuration's to say. */
const MADE = [
  'backend/src/app/data-source.ts: new DataSource(dataSourceOptions(databaseUrl))',
  'backend/src/app/database-rights.pg.ts: new pg.Client({ connectionString: databaseUrl })',
  'backend/src/app/migrate.ts: new pg.Client({ connectionString: MIGRATION_DATABASE_URL })',
  'backend/src/app/migrate.ts: new pg.Client({ connectionString: databaseUrl })',
  'backend/src/payments/client.razorpay.ts: new Sdk({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET })',
  'backend/src/platform/queue/queue-engine.bullmq.ts: new Redis(url, options)',
];

/** What makes a client without `new`, or tells it later. */
const TOLD = [
  'backend/src/email/mailer.nodemailer.ts: url: SMTP_URL',
  "backend/src/payments/client.razorpay.ts: defaults.baseURL = RAZORPAY_API_URL.replace(VERSION, '')",
];

describe('What the server can reach', () => {
  it('is read off all of its sources', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(imports.length).toBeGreaterThan(3_000);
  });

  it('is no program of the system: nothing that starts one is imported', () => {
    const modules = imports.filter(({ module }) => module.startsWith('node:'));
    const others = modules.filter(({ module }) => !QUIET_MODULES.includes(module));
    expect(sorted(others.map(({ module, name }) => `${module} ${name}`))).toEqual(OF_OTHER_MODULES);
    expect(sorted(valuesOf('node:worker_threads').map(({ path }) => path))).toEqual([
      'backend/src/questions/import-thread.ts',
      'backend/src/questions/import.worker.ts',
    ]);
    expect(
      namesUsed(files, ['eval', 'Function', 'binding', 'dlopen']).map(({ path }) => path),
    ).toEqual([]);
  });

  it('is named where it is loaded: no module is chosen by what comes in', () => {
    const odd = imports.filter(({ module }) => !/^(@?[\w.-]|\.{1,2}\/)[\w./@:-]*$/.test(module));
    expect(odd).toEqual([]);
  });

  it('is no address but those of its clients: nothing else opens a connection', () => {
    const callers = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator'];
    expect(namesUsed(files, callers).map(({ path }) => path)).toEqual([]);
    const packages = imports.filter(({ module }) => !/^(node:|\.)/.test(module));
    const used = sorted(packages.map(({ module }) => packageOf(module)));
    const known = [...QUIET_PACKAGES, ...Object.keys(CLIENTS)];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(35);
  });

  it.each(Object.entries(CLIENTS))('is reached by %s from its own files only', (name, paths) => {
    const own = imports.filter(({ module }) => packageOf(module) === name);
    expect(sorted(own.map(({ path }) => path))).toEqual(paths);
  });

  it('is an address of the configuration', () => {
    const clients = ['DataSource', 'Redis', 'Client', 'Pool', 'Sdk', 'Razorpay'];
    const made = partsOf(files, ts.isNewExpression)
      .filter(({ node }) => clients.includes(calleeOf(node)))
      .map(({ path, node }) => `${path}: ${node.getText()}`);
    expect(made.sort()).toEqual(MADE);
    const textOfFile = (path = '') => files.find(({ fileName }) => fileName === path)?.text;
    for (const line of TOLD) {
      const [path, ...words] = line.split(': ');
      expect(textOfFile(path)).toContain(words.join(': '));
    }
    const addresses = partsOf(files, ts.isIdentifier).filter(({ node }) => node.text === 'baseURL');
    expect(addresses).toHaveLength(2);
  });

  it('proves who it is: no check of a certificate is left out', () => {
    const names = [
      'rejectUnauthorized',
      'checkServerIdentity',
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'strictSSL',
    ];
    const lax = files.filter(({ text }) => names.some((name) => text.includes(name)));
    // The one that refuses an address which leaves it out.
    expect(lax.map(({ fileName }) => fileName)).toEqual([
      'backend/src/platform/config/plain-connections.ts',
    ]);
  });
});
