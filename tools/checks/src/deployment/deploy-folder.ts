import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from './manifests.js';

const COPIED = ['deploy', '.env.example', '.env.compose.example'];

export class DeployFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'portal-deploy-'));

  constructor() {
    for (const name of COPIED) {
      const filter = (path: string) => !path.includes('deploy/secrets');
      cpSync(pathOf(name), join(this.path, name), { recursive: true, filter });
    }
    mkdirSync(join(this.path, 'bin'));
    cpSync(join(import.meta.dirname, 'fake-docker.sh'), join(this.path, 'bin', 'docker'));
  }

  read(...path: readonly string[]): string {
    return readFileSync(join(this.path, ...path), 'utf8');
  }

  has(...path: readonly string[]): boolean {
    return existsSync(join(this.path, ...path));
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  run(script: string, words: readonly string[], env: NodeJS.Dict<string> = {}, input = '') {
    this.write('calls', '');
    const { status, stdout, stderr } = spawnSync('/bin/sh', [`deploy/${script}`, ...words], {
      cwd: this.path,
      input,
      env: {
        PATH: `${join(this.path, 'bin')}:${process.env.PATH ?? ''}`,
        DOCKER_FOLDER: this.path,
        ...env,
      },
      encoding: 'utf8',
    });
    return { status, stdout, stderr, calls: this.read('calls').trim().split('\n') };
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
