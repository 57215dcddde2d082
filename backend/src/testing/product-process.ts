import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { freePort } from './free-port.js';
import { TestClient } from './test-client.js';
import { variablesOf } from './test-config.js';
import { until } from './until.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
/** Several start at once in some tests, beside whatever else the machine does. */
const STARTED_WITHIN_MS = 90_000;

const environmentOf = (config: Config, port: number): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ...variablesOf({ ...config, PORT: port }),
});

export type ProductProcess = {
  readonly client: TestClient;
  readonly pid: number | undefined;
  readonly output: () => string;
  readonly isAlive: () => boolean;
  readonly exited: Promise<number | null>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * @param config with `PORT` 0 for any free port
 * @param nodeOptions words for Node, before the program's name
 * @param main the program; by default what was built last
 */
export async function startProduct(
  config: Config,
  nodeOptions: readonly string[] = [],
  main = MAIN,
): Promise<ProductProcess> {
  const port = config.PORT || (await freePort());
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: environmentOf(config, port),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  // Not 'exit': its last words are read when 'close' comes.
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const describe = () => `${output.slice(-4_000)}\n${isAlive() ? 'It runs.' : 'It has ended.'}`;
  const client = new TestClient(`http://127.0.0.1:${port}`, undefined, describe);
  await until(async () => {
    if (!isAlive()) throw new Error(`The product did not start:\n${output}`);
    return (await client.get('/health/ready').catch(() => null))?.status === 200;
  }, STARTED_WITHIN_MS).catch((failure: unknown) => {
    child.kill('SIGKILL');
    throw failure;
  });
  return {
    client,
    pid: child.pid,
    output: () => output,
    isAlive,
    exited,
    end(signal) {
      if (isAlive()) child.kill(signal);
      return exited;
    },
  };
}
