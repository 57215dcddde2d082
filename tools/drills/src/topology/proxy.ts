import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from '@portal/backend/testing/until.js';
import { makeCertificate } from './certificate.js';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

export type ProxyPorts = { readonly http: number; readonly https: number };

export type ProxyKind = {
  readonly program: string;
  /** Writes the files that are deployed into a folder, but for ports, replicas and what needs root; returns its command. */
  readonly prepare: (
    folder: string,
    ports: ProxyPorts,
    replicas: readonly number[],
  ) => Promise<readonly string[]>;
};

/** Of a server without containers. */
export const NGINX: ProxyKind = {
  program: process.env.NGINX_PATH ?? 'nginx',
  async prepare(folder, ports, replicas) {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const folders = kinds.map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`).join('\n');
    const own = (await readFile(join(DEPLOY, 'server', 'nginx.conf'), 'utf8'))
      .replace('http {', `http {\n${folders}`)
      .replace(/access_log .*;/, 'access_log off;')
      .replace(/error_log .*;/, 'error_log stderr warn;')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
      .replace('https://$host$request_uri', `https://$host:${ports.https}$request_uri`)
      .replace(
        /server 127.0.0.1:3001 .*\n.*;/,
        replicas.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n'),
      );
    await writeFile(join(folder, 'nginx.conf'), own);
    await writeFile(join(folder, 'mime.types'), 'types { text/html html; }\n');
    const settings = `daemon off; pid ${join(folder, 'nginx.pid')};`;
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', settings];
  },
};

/** Caddy before 2.11.2, such as Debian's, loses the body of a call that it sends to a second replica. */
export const keepsBodies = ({ program }: ProxyKind): boolean =>
  !spawnSync(program, ['version'], { encoding: 'utf8' }).stdout.startsWith('2.6.');

export const CADDY: ProxyKind = {
  program: process.env.CADDY_PATH ?? 'caddy',
  async prepare(folder, ports, replicas) {
    await cp(join(DEPLOY, 'caddy'), folder, { recursive: true });
    const servers = replicas.map((port) => `127.0.0.1:${port}`).join(' ');
    const change = async (name: string, edit: (text: string) => string) =>
      writeFile(join(folder, name), edit(await readFile(join(folder, name), 'utf8')));
    await change('product.caddy', (text) =>
      text.replace(/dynamic a api 3000 \{[^}]*\}/, `to ${servers}`),
    );
    await change('Caddyfile', (text) =>
      text
        .replace('admin off', `admin off\n\tauto_https off\n\tdefault_bind 127.0.0.1`)
        .replace('http://{$DOMAIN}', `http://:${ports.http}`)
        .replace(
          'https://{$DOMAIN} {',
          `https://:${ports.https} {\n\ttls certificates/fullchain.pem certificates/privkey.pem`,
        )
        .replace('https://{host}', `https://{host}:${ports.https}`),
    );
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

export const hasProgram = ({ program }: ProxyKind): boolean =>
  spawnSync(program, ['version']).error === undefined;

export class Proxy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ports: ProxyPorts,
    readonly authority: string,
  ) {}

  static async start(
    kind: ProxyKind,
    folder: string,
    ports: ProxyPorts,
    replicas: readonly number[],
  ): Promise<Proxy> {
    const certificates = join(folder, 'certificates');
    await mkdir(certificates, { recursive: true });
    const authority = await makeCertificate(certificates);
    const words = await kind.prepare(folder, ports, replicas);
    const file = join(folder, 'proxy.log');
    const log = await open(file, 'a');
    const child = spawn(kind.program, words, { cwd: folder, stdio: ['ignore', log.fd, log.fd] });
    await log.close();
    await until(async () => {
      if (child.exitCode !== null) throw new Error(await readFile(file, 'utf8'));
      return accepts(ports.https);
    });
    return new Proxy(child, ports, authority);
  }

  get url(): string {
    return `https://127.0.0.1:${this.ports.https}`;
  }

  /** Has nginx read its configuration again; calls under way are finished by the workers before. */
  reload(): void {
    this.child.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
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
