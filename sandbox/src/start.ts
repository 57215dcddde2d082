import { once } from 'node:events';
import { type PortalOptions, startPortal, type Undo } from './start/portal.js';
import type { Product } from './start/product.js';
import { summary } from './start/summary.js';

export type StartOptions = PortalOptions & {
  readonly secondsSoFar: () => string;
};

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
  const { product, firstPassword, ...portal } = await startPortal(options, undo);
  const password = options.env.ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : firstPassword;
  const seconds = options.secondsSoFar();
  options.show(summary({ ...portal, password, seconds }));
  await endOf(options.stop, product, portal.sandbox.database?.exited);
}

/** Returns when asked to stop; throws when something ends by itself. */
async function endOf(stop: AbortSignal, product: Product, database?: Promise<void>): Promise<void> {
  const failures = [product.exited.then((how) => product.endedBy(how))];
  if (database) failures.push(database.then(() => new Error('PostgreSQL ended by itself.')));
  const asked = stop.aborted ? Promise.resolve() : once(stop, 'abort').then(() => undefined);
  const failure = await Promise.race([asked, ...failures]);
  if (failure) throw failure;
}
