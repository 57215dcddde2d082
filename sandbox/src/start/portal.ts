import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AlreadyClaimed, type Claim, claim } from '../shared/claim.js';
import { errorCode } from '../shared/error-code.js';
import { makePrivateFolder } from '../shared/private-folder.js';
import { holdPortOf } from './ports.js';
import { endEarlierProduct, Product } from './product.js';
import { rejectPublicSite } from './public-site.js';
import { type Sandbox, startSandbox, stopSandbox } from './sandbox.js';
import { loadSecrets, type Secrets } from './secrets.js';

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function productEnvironment(
  env: NodeJS.ProcessEnv,
  port: number,
  secrets: Secrets,
  sandbox: Sandbox,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    MAIL_FROM: 'no-reply@example.com',
    ADMIN_USERNAME: 'admin',
    // No load balancer waits in front of it.
    DRAIN_SECONDS: '0',
    ...secrets,
    // Sandbox parts and plain http: `rejectPublicSite` refuses a site that others can reach.
    ...(hasStandIns(sandbox) ? { ALLOW_STAGING_PARTS: 'true' } : {}),
    ...sandbox.database?.env,
    ...sandbox.mail?.env,
    ...sandbox.payments?.env,
    ...(sandbox.database ? withoutPostgresSettings(env) : env),
    PORT: String(port),
  };
}

const hasStandIns = (sandbox: Sandbox): boolean => Object.keys(sandbox).length > 0;

/** PGSSLMODE and the like are meant for another server than the embedded one. */
function withoutPostgresSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^PG[A-Z]+$/.test(name)));
}

export type PortalOptions = {
  readonly root: string;
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  /** Tells the person that something is being done, while it is done. */
  readonly step: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  readonly show: (text: string) => void;
  readonly stop: AbortSignal;
  readonly hurry: AbortSignal;
};

export type Portal = {
  readonly env: NodeJS.ProcessEnv;
  readonly sandbox: Sandbox;
  readonly logFile: string;
  /** The first admin's password at the first start; later where it is stored. */
  readonly firstPassword: string;
  readonly product: Product;
};

export type Undo = () => void | Promise<void>;

const PREFERRED_PORT = 3000;
const SECRETS = 'secrets.json';
const BYTES_PER_MB = 1024 * 1024;
/** A new database with its journal takes 80 MB. */
const LEAST_FREE_MB = 150;

/**
 * Starts sandbox and product on a data folder, as `npm start` and the browser tests do.
 * @param undo collects what ends it, to be run last first, also when this throws
 */
export async function startPortal(options: PortalOptions, undo: Undo[]): Promise<Portal> {
  const { root, show, step, stop, hurry } = options;
  const env = withoutEmpty(options.env);
  rejectPublicSite(env);
  const dataDir = makeDataDir(resolve(root, env.DATA_DIR ?? '.data'));
  const place = await claimDataDir(dataDir);
  undo.push(() => place.release());
  await endEarlierProduct(dataDir, show);

  const held = await holdPortOf(env, 'PORT', PREFERRED_PORT);
  undo.push(() => held.release());
  const secretsFile = join(dataDir, SECRETS);
  const isFirstStart = !existsSync(secretsFile);
  const secrets = loadSecrets(secretsFile, env);
  const sandbox = await step('Starting the sandbox', () =>
    startSandbox({ env, dataDir, port: held.port, secrets, show }),
  );
  undo.push(() => stopSandbox(sandbox));
  stop.throwIfAborted();

  const productEnv = productEnvironment(env, held.port, secrets, sandbox);
  const logFile = join(dataDir, 'product.log');
  const product = new Product({ ...options, dataDir, logFile, env: productEnv });
  undo.push(() => product.stop(hurry));
  await step('Starting the product', () => product.ready(stop));
  place.describe(`at ${productEnv.PUBLIC_URL ?? ''} (process ${process.pid})`);
  const firstPassword = isFirstStart ? secrets.ADMIN_PASSWORD : `in ${secretsFile}`;
  return { env: productEnv, sandbox, logFile, product, firstPassword };
}

function makeDataDir(folder: string): string {
  let dataDir: string;
  try {
    dataDir = makePrivateFolder(folder, SECRETS);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const why = `${folder} cannot be written (${errorCode(error) ?? 'unknown error'})`;
    throw new Error(`${why}. Name another folder in DATA_DIR.`, { cause: error });
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / BYTES_PER_MB);
  if (free < LEAST_FREE_MB) {
    throw new Error(
      `${dataDir} has ${free} MB free, and ${LEAST_FREE_MB} MB are needed. Make room, or name another folder in DATA_DIR.`,
    );
  }
  return dataDir;
}

async function claimDataDir(dataDir: string): Promise<Claim> {
  try {
    return await claim(`start ${dataDir}`, `(process ${process.pid}, still starting)`);
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error;
    throw new Error(`Already running ${error.holder}.`, { cause: error });
  }
}
