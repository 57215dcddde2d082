import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentsPart } from '@portal/sandbox/start/parts.js';
import { type Portal, startPortal, type Undo } from '@portal/sandbox/start/portal.js';
import pg from 'pg';
import { until } from './until.js';
import { announcedTemplate, copyTemplate, dropCopy } from './template.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Admin } from './admin.js';

const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = join(ROOT, 'backend/dist/bundle/main.js');

/** The built product as its own process, started as `npm start` does, with the sandbox around it. */
export type Product = {
  readonly url: string;
  readonly inboxUrl: string;
  readonly adminPassword: string;
  readonly provider: PaymentsPart['provider'];
  readonly errors: readonly string[];
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

/** Many tests call from one address, which no person does. */
const FOR_TESTS = { RATE_LIMIT_FACTOR: '1000' };

function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_ENV: __, PORT: ___, ...inherited } = process.env;
  return { ...inherited, ...FOR_TESTS, ...more };
}

export async function newDataDir(undo: Undo[]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  return dataDir;
}

export async function endAll(undo: Undo[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

export function startOn(
  dataDir: string,
  more: NodeJS.ProcessEnv,
  undo: Undo[],
  show: (line: string) => void,
): Promise<Portal> {
  const never = new AbortController().signal;
  return startPortal(
    {
      root: ROOT,
      entry: ENTRY,
      env: environment({ DATA_DIR: dataDir, ...more }),
      step: (_label, work) => work(),
      show,
      stop: never,
      hurry: never,
    },
    undo,
  );
}

function connect(connectionString: string, undo: Undo[]): Product['sql'] {
  const pool = new pg.Pool({ connectionString });
  // PostgreSQL may end a connection that nobody waits for, when it is stopped.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  undo.push(() => pool.end());
  return async (text, values = []) =>
    (await pool.query<Record<string, unknown>>(text, values)).rows;
}

async function start(undo: Undo[]): Promise<Product> {
  const dataDir = await newDataDir(undo);
  const template = announcedTemplate();
  const settings: NodeJS.ProcessEnv = {};
  if (template) {
    const url = await copyTemplate(template, dataDir);
    undo.push(() => dropCopy(template, url));
    settings.DATABASE_URL = url;
  }
  const errors: string[] = [];
  const { env, sandbox } = await startOn(dataDir, settings, undo, (line) => errors.push(line));
  return {
    url: env.PUBLIC_URL!,
    inboxUrl: sandbox.mail!.page!,
    adminPassword: env.ADMIN_PASSWORD!,
    provider: sandbox.payments!.provider,
    errors,
    sql: connect(env.DATABASE_URL!, undo),
    stop: () => endAll(undo),
  };
}

export async function startProduct(): Promise<Product> {
  const undo: Undo[] = [];
  try {
    return await start(undo);
  } catch (error) {
    await endAll(undo);
    throw error;
  }
}

const run = promisify(execFile);

export async function processesWith(text: string): Promise<number[]> {
  return (await run('ps', ['axeww', '-o', 'pid=,command='])).stdout
    .split('\n')
    .filter((line) => line.includes(text) && !line.includes('ps axeww'))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
}

export async function changeSettings(
  { url }: Product,
  { token }: Admin,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const address = `${url}/api/admin/settings`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { settings } = (await (await fetch(address, { headers })).json()) as { settings: object };
  const body = JSON.stringify({ ...settings, reason: 'The new season begins', ...changes });
  const answer = await fetch(address, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`PUT ${address}: ${await answer.text()}`);
}

export const termsShow = ({ url }: Product, words: string): Promise<true> =>
  until(async () => (await (await fetch(`${url}/test-terms`)).text()).includes(words) || null);

/** Puts the settings back to those of a new product, and waits until its pages show them. */
export async function resetSettings(product: Product): Promise<void> {
  await product.sql(
    `WITH gone AS (DELETE FROM settings_changes)
     UPDATE settings SET policy = '{}', company_inbox = '', version = version + 1`,
  );
  await termsShow(product, '₹500');
}
