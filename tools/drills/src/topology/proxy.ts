import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from '@portal/backend/testing/until.js';
import { makeCertificate } from './certificate.js';

const PROGRAM = process.env.NGINX_PATH ?? 'nginx';
const CONFIGURATION = join(import.meta.dirname, '../../../../deploy/nginx.conf');
const OWN_HTTP2_DIRECTIVE = [1, 25, 1];

const versionOf = (program: string): readonly number[] | null => {
  const { stderr, status } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, ...numbers] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [];
  return status === 0 ? numbers.map(Number) : null;
};

const VERSION = versionOf(PROGRAM);

/** Whether this machine has an nginx to start. */
export const hasProxy = VERSION !== null;

const isOlder = (version: readonly number[], than: readonly number[]): boolean => {
  const at = than.findIndex((number, index) => number !== version[index]);
  return at >= 0 && (version[at] ?? 0) < (than[at] ?? 0);
};

/** Where the proxy listens, on this machine only. */
export type ProxyPorts = { readonly http: number; readonly https: number };

/** The file that is deployed, but for its ports and the folders that an ordinary user may write to. */
function ownConfiguration(deployed: string, ports: ProxyPorts, folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`).join('\n');
  const own = deployed
    .replace('http {', `http {\n${folders}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.https} ssl;`)
    .replace('https://$host$request_uri', `https://$host:${ports.https}$request_uri`);
  if (!isOlder(VERSION ?? [], OWN_HTTP2_DIRECTIVE)) return own;
  return own.replace('http2 on;', '').replace(' ssl;', ' ssl http2;');
}

const upstreamOf = (ports: readonly number[]): string => {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`);
  return `upstream api {\n  zone api 64k;\n${servers.join('\n')}\n}\n`;
};

/** A real nginx with the configuration that is deployed, in front of these replicas. */
export class Proxy {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly ports: ProxyPorts,
    /** What its certificate is checked by. */
    readonly authority: string,
  ) {}

  static async start(
    folder: string,
    ports: ProxyPorts,
    replicas: readonly number[],
  ): Promise<Proxy> {
    const certificates = join(folder, 'certificates');
    await mkdir(certificates, { recursive: true });
    const deployed = await readFile(CONFIGURATION, 'utf8');
    const configuration = ownConfiguration(deployed, ports, folder);
    await writeFile(join(folder, 'nginx.conf'), configuration);
    await writeFile(join(folder, 'upstream.conf'), upstreamOf(replicas));
    await writeFile(join(folder, 'mime.types'), 'types { text/html html; }\n');
    const proxy = new Proxy(folder, ports, await makeCertificate(certificates));
    await proxy.up();
    return proxy;
  }

  get url(): string {
    return `https://127.0.0.1:${this.ports.https}`;
  }

  /** Has it read its configuration again; calls under way are finished by the workers before. */
  reload(): void {
    this.child?.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  private async up(): Promise<void> {
    // nginx opens /dev/stdout by its name, which is refused for the sockets that Node gives.
    const log = await open(join(this.folder, 'nginx.log'), 'a');
    const own = `daemon off; pid ${join(this.folder, 'nginx.pid')};`;
    const configuration = join(this.folder, 'nginx.conf');
    const child = spawn(PROGRAM, ['-p', this.folder, '-c', configuration, '-g', own], {
      stdio: ['ignore', log.fd, log.fd],
    });
    this.child = child;
    await log.close();
    await until(async () => {
      if (child.exitCode !== null)
        throw new Error(await readFile(join(this.folder, 'nginx.log'), 'utf8'));
      return accepts(this.ports.https);
    });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
