import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const BASE = 'localhost/node-base';
const DEBIAN = 'http://deb.debian.org/debian';
const NODE_USER = 1000;

const call = (program: string, words: readonly string[]): string =>
  execFileSync(program, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e9,
  });

/** The npm of this machine: its folder, and the files that say where packages come from. */
function npmHere() {
  const cli = realpathSync(call('/bin/sh', ['-c', 'command -v npm']).trim());
  const setting = (name: string) => call('npm', ['config', 'get', name]).trim();
  const volumes = [
    [setting('userconfig'), '/root/.npmrc'],
    [setting('globalconfig'), '/usr/local/etc/npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ] as const;
  const mounted = volumes.filter(([from]) => existsSync(from));
  return { folder: dirname(dirname(cli)), volumes: mounted.map((pair) => `${pair.join(':')}:ro`) };
}

/** As node:…-bookworm-slim is made: Debian, Node, npm and a user; of this machine's Node and npm. */
function makeBase(folder: string): string {
  const base = join(folder, 'base');
  call('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base, DEBIAN]);
  const local = join(base, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  cpSync(npmHere().folder, join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  const id = String(NODE_USER);
  appendFileSync(join(base, 'etc/passwd'), `node:x:${id}:${id}::/home/node:/bin/sh\n`);
  appendFileSync(join(base, 'etc/group'), `node:x:${id}:\n`);
  return base;
}

/** The product's image, built without a daemon, with its root mounted read-only. */
export class BuiltImage {
  private constructor(
    private readonly root: string,
    readonly megabytes: number,
    private readonly mounts: readonly string[],
    private readonly unmountContainer: () => void,
  ) {}

  static async build(buildah: string, folder: string): Promise<BuiltImage> {
    const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    const build = (...words: readonly string[]) => call(buildah, [...store, ...words]).trim();
    const scratch = build('from', 'scratch');
    build('add', scratch, makeBase(folder), '/');
    build('commit', '--rm', scratch, BASE);
    const volumes = npmHere().volumes.flatMap((volume) => ['--volume', volume]);
    const settings = ['--isolation', 'chroot', '--network', 'host', '--pull=never', ...volumes];
    build('bud', ...settings, '--build-arg', `NODE=${BASE}`, '--tag', 'portal', ROOT);
    const container = build('from', '--pull=never', 'portal');
    const written = build('mount', container);
    const [size = '0'] = call('du', [
      '--summarize',
      '--block-size=1000000',
      join(written, 'app'),
    ]).split('\t');
    const root = join(folder, 'root');
    mkdirSync(root);
    call('mount', ['--bind', written, root]);
    call('mount', ['-o', 'remount,bind,ro', root]);
    call('mount', ['-t', 'tmpfs', 'tmpfs', join(root, 'tmp')]);
    call('mount', ['--rbind', '/dev', join(root, 'dev')]);
    call('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
    const mounts = ['proc', 'dev', 'tmp', ''].map((name) => join(root, name));
    return Promise.resolve(
      new BuiltImage(root, Number(size), mounts, () => void build('umount', container)),
    );
  }

  /** How to run a program as the image does. */
  command(words: readonly string[], env: Readonly<Record<string, string>>): readonly string[] {
    const set = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const user = `--userspec=${String(NODE_USER)}:${String(NODE_USER)}`;
    const inApp = ['/bin/sh', '-c', 'cd /app && exec "$@"', 'sh', ...words];
    const path = 'PATH=/usr/local/bin:/usr/bin:/bin';
    return ['chroot', user, this.root, '/usr/bin/env', '-i', path, ...set, ...inApp];
  }

  remove(): void {
    for (const mount of this.mounts) call('umount', ['--lazy', '--recursive', mount]);
    this.unmountContainer();
  }
}
