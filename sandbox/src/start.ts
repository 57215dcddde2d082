import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { AlreadyClaimed, type Claim, claim } from './shared/claim.js';
import { makePrivateFolder } from './shared/private-folder.js';
import { holdPort, holdPortFrom, parsePort } from './start/ports.js';
import { productEnvironment, withoutEmpty } from './start/product-environment.js';
import { endEarlierProduct, Product } from './start/product.js';
import { refusePublicSite } from './start/public-site.js';
import { startSandbox, stopSandbox } from './start/sandbox.js';
import { loadSecrets } from './start/secrets.js';
import { summary } from './start/summary.js';

export type StartOptions = {
  /** The checkout. */
  readonly root: string;
  /** The product's script. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  /** Tells the person that something is being done, while it is done. */
  readonly step: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  readonly show: (text: string) => void;
  readonly secondsSoFar: () => string;
  /** Ends everything, in order. */
  readonly stop: AbortSignal;
  /** Ends without waiting for requests under way. */
  readonly hurry: AbortSignal;
};

type Undo = () => void | Promise<void>;

const PREFERRED_PORT = 3000;
const SECRETS = 'secrets.json';

/** Runs sandbox and product until `stop`; throws when a part fails. Nothing is left running after it. */
export async function start(options: StartOptions): Promise<void> {
  const undo: Undo[] = [];
  try {
    await run(options, undo);
  } catch (error) {
    if (!options.stop.aborted) throw error;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function run(options: StartOptions, undo: Undo[]): Promise<void> {
  const env = withoutEmpty(options.env);
  refusePublicSite(env);
  const dataDir = makePrivateFolder(resolve(options.root, env.DATA_DIR ?? '.data'), SECRETS);
  const place = await claimDataDir(dataDir);
  undo.push(() => place.release());
  await endEarlierProduct(dataDir);

  const held = env.PORT ? await holdPort(parsePort(env.PORT)) : await holdPortFrom(PREFERRED_PORT);
  undo.push(() => held.release());
  const secrets = loadSecrets(join(dataDir, SECRETS), env);
  const sandbox = await options.step('Starting the sandbox', () =>
    startSandbox({
      root: options.root,
      env,
      dataDir,
      port: held.port,
      secrets,
      show: options.show,
    }),
  );
  undo.push(() => stopSandbox(sandbox));
  options.stop.throwIfAborted();

  const productEnv = productEnvironment(env, held.port, secrets, sandbox);
  const logFile = join(dataDir, 'product.log');
  const product = new Product({ ...options, dataDir, logFile, env: productEnv });
  undo.push(() => product.stop(options.hurry));
  await options.step('Starting the product', () => product.ready(options.stop));

  place.describe(`at ${productEnv.PUBLIC_URL ?? ''} (process ${process.pid})`);
  const passwordIsOurs = env.ADMIN_PASSWORD === undefined;
  const seconds = options.secondsSoFar();
  options.show(summary({ env: productEnv, passwordIsOurs, sandbox, logFile, seconds }));
  await endOf(options.stop, product, sandbox.database?.exited);
}

async function claimDataDir(dataDir: string): Promise<Claim> {
  try {
    return await claim(`start ${dataDir}`, `(process ${process.pid}, still starting)`);
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error;
    throw new Error(`Already running ${error.holder}.`, { cause: error });
  }
}

/** Returns when asked to stop; throws when something ends by itself. */
async function endOf(stop: AbortSignal, product: Product, database?: Promise<void>): Promise<void> {
  const failures = [product.exited.then((how) => product.endedBy(how))];
  if (database) failures.push(database.then(() => new Error('PostgreSQL ended by itself.')));
  const asked = stop.aborted ? Promise.resolve() : once(stop, 'abort').then(() => undefined);
  const failure = await Promise.race([asked, ...failures]);
  if (failure) throw failure;
}
