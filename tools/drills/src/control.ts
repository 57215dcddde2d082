import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '@portal/backend/platform/config/config.js';
import { TestClient } from '@portal/backend/testing/test-client.js';
import type { ControlSettings } from './control/settings.js';
import { callBy, whilePatient, type SystemUnderTest } from './system-under-test.js';

const MAIN = join(import.meta.dirname, '../dist/control/main.js');
const AT_ONCE = 20;

type ControlProcess = { readonly port: number; isAlive(): boolean; kill(): Promise<void> };

async function startControlProcess(settings: ControlSettings): Promise<ControlProcess> {
  const child: ChildProcess = fork(MAIN, {
    env: { PATH: process.env.PATH, ...settings },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    isAlive,
    async kill() {
      if (!isAlive()) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const settingsOf = (
  { DATABASE_URL, REDIS_URL, SMTP_URL }: Config,
  attempts: number,
): Omit<ControlSettings, 'CONTROL_ROLE'> => ({
  DATABASE_URL,
  SMTP_URL,
  CONTROL_ATTEMPTS: String(attempts),
  ...(REDIS_URL ? { REDIS_URL } : {}),
});

/** The control: a process that takes requests, and one that works. */
export async function startControl(config: Config, attempts: number): Promise<SystemUnderTest> {
  const settings = settingsOf(config, attempts);
  const api = await startControlProcess({ ...settings, CONTROL_ROLE: 'api' });
  const client = new TestClient(`http://127.0.0.1:${api.port}`);
  let worker: ControlProcess | null = null;
  const call = (to: string) => callBy(client, '/', { to });
  return {
    async owe(addresses) {
      for (let at = 0; at < addresses.length; at += AT_ONCE) {
        await Promise.all(addresses.slice(at, at + AT_ONCE).map(call));
      }
    },
    call,
    async startWorker() {
      worker = await startControlProcess({ ...settings, CONTROL_ROLE: 'worker' });
    },
    killWorker: async () => worker?.kill(),
    isUp: () => api.isAlive() && worker?.isAlive() !== false,
    async isIdle() {
      const { body } = await whilePatient(client.get('/'));
      return !(body as { busy: boolean }).busy;
    },
    failures: () => Promise.resolve([]),
    async stop() {
      await Promise.all([api.kill(), worker?.kill()]);
    },
  };
}
